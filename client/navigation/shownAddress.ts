const here = () => location.pathname + location.search;

// The server has no address.
let shown = globalThis.location && here();
let navigated = false;

/** Says that the client has navigated: the page of the current address is on the screen. */
export const markShown = (): void => {
  shown = here();
  navigated = true;
};

/** Whether the page of the current address is not on the screen. */
export const isOutdated = (): boolean => here() !== shown;

/** Whether the client has navigated or is about to, so that it may render parts that the server has not sent. */
export const hasNavigated = (): boolean => navigated || isOutdated();
