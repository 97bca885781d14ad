import { menuId } from './ids';

/**
 * Closes the menu of a small screen. As the first element of the menu it takes the focus when that opens: a screen reader
 * is in the menu then, and not on the page beneath it.
 */
export const MenuClose = ({ label }: { label: string }) => (
  <button
    // React writes the attribute on the server only.
    ref={(button) => button?.setAttribute('autofocus', '')}
    // biome-ignore lint/a11y/noAutofocus: a popover takes the focus only when it opens
    autoFocus
    className="menu__close"
    type="button"
    popoverTarget={menuId}
    popoverTargetAction="hide"
  >
    {label}
  </button>
);
