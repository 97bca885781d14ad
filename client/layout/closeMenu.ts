import { menuId } from './ids';

/** The small-screen menu, where the document has it. */
export const findMenu = () => document.getElementById(menuId);

/**
 * Closes the small-screen menu. A browser without the popover API always shows it, so there is nothing
 * to close.
 */
export const closeMenu = (): void => findMenu()?.hidePopover?.();
