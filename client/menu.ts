import { menuId } from './layout/ids';

const menu = () => document.getElementById(menuId);

/** Closes the small-screen menu. A browser without popovers shows it all the time: nothing to do. */
export const closeMenu = (): void => menu()?.hidePopover?.();

/**
 * Closes the open menu where the browser by itself does not: when the focus goes on to what the menu
 * covers, and when the window grows to a size at which the menu stands in the header.
 */
export const watchMenu = (): void => {
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && !menu()?.contains(target)) closeMenu();
  });
  addEventListener('resize', () => {
    if (innerWidth >= wide) closeMenu();
  });
};

/** From this width on, in pixels, the stylesheet shows the menu in the header (62rem). */
const wide = 992;
