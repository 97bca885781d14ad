import { useSyncExternalStore } from 'react';

const length = 60_000;

const minuteNow = () => Math.floor(Date.now() / length);

/** Calls back as each minute begins, and when the reader comes back to a tab that slept. */
const everyMinute = (changed: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    changed();
    wait();
  };
  const wait = () => {
    timer = setTimeout(tick, length - (Date.now() % length));
  };
  wait();
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', changed);
  };
};

/**
 * The minute that it is, kept right while the page stays open. None on the server and while React
 * hydrates: a stored page is read at any time of day.
 */
export const useMinute = (): Date | undefined => {
  const minute = useSyncExternalStore(everyMinute, minuteNow, () => undefined);
  return minute === undefined ? undefined : new Date(minute * length);
};
