/** Longest time that the old page stands still for the new one, in milliseconds. */
const transitionTimeout = 500;

let arrived: (() => void) | undefined;

/** Says that the page of a navigation is in the document. */
export const finishTransition = (): void => arrived?.();

/**
 * Carries a navigation out as a view transition, where the browser has them and the reader wants
 * motion. The browser keeps the old picture until `finishTransition`.
 */
export const withTransition = (navigate: () => void): void => {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    navigate();
    return;
  }
  const { ready } = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        arrived = resolve;
        setTimeout(resolve, transitionTimeout);
        navigate();
      }),
  );
  // One that another navigation or a hidden tab cuts short has still navigated.
  ready.catch(() => {});
};
