import { menuId } from './layout/ids';

const menu = () => document.getElementById(menuId);

/**
 * Closes the small-screen menu. A browser without the popover API always shows it, so there is nothing
 * to close.
 */
export const closeMenu = (): void => menu()?.hidePopover?.();

/**
 * Closes the open menu where the browser does not: when focus moves to content behind it, and when the
 * window becomes so wide that the menu is part of the header. Also when the document is left: Back restores
 * it as it was, from the back/forward cache.
 */
export const watchMenu = (): void => {
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && !menu()?.contains(target)) closeMenu();
  });
  // From this width the stylesheet shows the menu in the header.
  matchMedia('(min-width: 62rem)').addEventListener('change', closeMenu);
  addEventListener('pagehide', closeMenu);
};
