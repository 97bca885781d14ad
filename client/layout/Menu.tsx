import { useLang } from '../document/view';
import { copy } from './copy';
import { MenuLinks } from './MenuLinks';

/** The main navigation of a wide screen. */
export const Menu = () => (
  <nav className="menu" aria-label={copy(useLang()).menu.label}>
    <MenuLinks />
  </nav>
);
