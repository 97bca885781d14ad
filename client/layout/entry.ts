import { closeMenu, findMenu } from './closeMenu';

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

/**
 * Closes the open menu where the browser does not: when focus moves to content behind it, and when the
 * window becomes so wide that the menu is part of the header. Also when the document is left: Back restores
 * it as it was, from the back/forward cache.
 */
export const watchMenu = (): void => {
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && !findMenu()?.contains(target)) closeMenu();
  });
  // From this width the stylesheet shows the menu in the header.
  matchMedia('(min-width: 62rem)').addEventListener('change', closeMenu);
  addEventListener('pagehide', closeMenu);
};
