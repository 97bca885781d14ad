/** The scroll distance in pixels from which the header is translucent. */
const threshold = 20;

/** Sets `data-scrolled` on the header according to the scroll position, with or without React. */
export const watchScroll = (): void => {
  const mark = () =>
    document.querySelector('.header')?.toggleAttribute('data-scrolled', scrollY > threshold);
  addEventListener('scroll', mark, { passive: true });
  // The page may be scrolled before this script runs. Reading `scrollY` now would force a layout before
  // the fonts are there and delay the first paint: read it after `load` instead.
  addEventListener('load', () => setTimeout(mark, 100));
};
