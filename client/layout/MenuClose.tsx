import type { ReactNode } from 'react';
import { menuId } from './ids';

/** React writes `autofocus` on the server only. */
const markForFocus = (button: HTMLElement | null): void => button?.setAttribute('autofocus', '');

/**
 * Closes the menu. It is the first element of the menu and takes the focus as the menu opens: a screen reader is in the
 * menu then, and not on the page beneath it.
 */
export const MenuClose = ({ children }: { children: ReactNode }) => (
  <button
    ref={markForFocus}
    // biome-ignore lint/a11y/noAutofocus: it stands in a popover, which takes the focus only when it opens
    autoFocus
    className="menu__close"
    type="button"
    popoverTarget={menuId}
    popoverTargetAction="hide"
  >
    {children}
  </button>
);
