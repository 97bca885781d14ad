const length = 60_000;

/**
 * Calls back now, at the start of each minute, and when the reader returns to a suspended tab; stops
 * when the returned function is called.
 */
export const everyMinute = (told: (moment: Date) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const tell = () => {
    clearTimeout(timer);
    timer = setTimeout(tell, length - (Date.now() % length));
    told(new Date());
  };
  const wake = () => {
    if (document.visibilityState === 'visible') tell();
  };
  tell();
  document.addEventListener('visibilitychange', wake);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
};
