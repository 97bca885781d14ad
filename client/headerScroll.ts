/** How far, in pixels, a page may be scrolled before its header turns translucent. */
const threshold = 20;

/** Keeps `data-scrolled` on the header in step with the scroll position, hydrated or not. */
export const watchScroll = (): void => {
  const mark = () =>
    document.querySelector('.header')?.toggleAttribute('data-scrolled', scrollY > threshold);
  addEventListener('scroll', mark, { passive: true });
  // It may have been scrolled before this script came. To ask at once would lay the page out without its
  // fonts, and in the first frame it would hold that up; a laid out page answers for nothing.
  addEventListener('load', () => setTimeout(mark, 100));
};
