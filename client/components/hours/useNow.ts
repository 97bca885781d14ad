import { useSyncExternalStore } from 'react';
import type { Now } from './clock';

let now: Now | undefined;
let watching = Promise.resolve(() => {});
const listeners = new Set<() => void>();

const tell = (next: Now | undefined): void => {
  now = next;
  for (const listener of listeners) listener();
};

const start = (): void => {
  watching = import('./clock').then(
    ({ watchHours }) => watchHours(tell),
    () => () => {},
  );
};

/** One clock tells the whole page, so that all of it changes at once. */
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (listeners.size === 1) start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    watching.then((stop) => stop());
    now = undefined;
  };
};

/**
 * What the business hours mean now; unknown until the page is hydrated, for the stored page is read at
 * any hour. Neither hydration nor anything else waits for the clock, so it comes as a chunk of its own;
 * where that fails, the hours alone are shown.
 */
export const useNow = (): Now | undefined =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => undefined,
  );
