import { useLang } from '../view';
import { copy } from './copy';
import { menuId } from './ids';

/** Opens the menu of a small screen. */
export const MenuButton = () => (
  <button className="menu-button" type="button" popoverTarget={menuId}>
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2" />
    </svg>
    <span className="visually-hidden">{copy(useLang()).menu.open}</span>
  </button>
);
