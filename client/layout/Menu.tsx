import { useLang } from '../view';
import { copy } from './copy';
import { menuId } from './ids';
import { MenuLinks } from './MenuLinks';

/** The main navigation of a wide screen, and the button that opens the menu of a small one. */
export const Menu = () => {
  const { menu } = copy(useLang());
  return (
    <>
      <button className="menu-button" type="button" popoverTarget={menuId}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2" />
        </svg>
        <span className="visually-hidden">{menu.open}</span>
      </button>
      <nav className="menu" aria-label={menu.label}>
        <MenuLinks />
      </nav>
    </>
  );
};
