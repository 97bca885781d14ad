/** How far, in pixels, a page may be scrolled before its header turns translucent. */
const threshold = 20;

/** Keeps `data-scrolled` on the header in step with the scroll position, hydrated or not. */
export const watchScroll = (): void => {
  const mark = () =>
    document.querySelector('.header')?.toggleAttribute('data-scrolled', scrollY > threshold);
  addEventListener('scroll', mark, { passive: true });
  // Asked at once, how far it is scrolled would lay the page out before its fonts are there, and again after.
  requestAnimationFrame(mark);
};
