const minuteMs = 60_000;

/**
 * Calls back now, at the start of each minute, and when the reader returns to a suspended tab; stops
 * when the returned function is called.
 */
export const everyMinute = (onChange: (moment: Date) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const update = () => {
    clearTimeout(timer);
    timer = setTimeout(update, minuteMs - (Date.now() % minuteMs));
    onChange(new Date());
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') update();
  };
  update();
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
};
