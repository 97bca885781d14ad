import { href } from '../../../shared/links';
import { useView } from '../../document/view';
import { menuId } from '../../layout/ids';
import { MenuClose } from '../../layout/MenuClose';
import { words } from './copy.pt';
import { JandaiaSign } from './JandaiaSign';
import { Logo } from './Logo';
import { sections } from './sections';
import './header.css';

/** A banner that names the agency behind this demo and offers such a site; it stays in view. */
const Origin = () => {
  const { what, ask } = words.demo(useView().site.name);
  return (
    <a
      className="button button--quiet ground-agency architecture-studio__origin"
      href={href('website-development', 'pt')}
    >
      <JandaiaSign />
      <span>{what}</span> <b>{ask}</b>
    </a>
  );
};

/**
 * The studio's bar, built as the site's own header, so that the entry script closes its menu as well.
 * The script sets `data-scrolled` on it.
 */
export const Header = () => (
  <header className="header architecture-studio" suppressHydrationWarning>
    <div className="header__bar">
      <a className="brand" href={`#${sections[0]}`} aria-label={words.home}>
        <Logo />
        <span>{words.name}</span>
      </a>
      <nav className="menu" id={menuId} popover="auto" aria-label={words.menu.label}>
        <MenuClose label={words.menu.close} />
        <ul className="menu__list">
          {sections.map((id) => (
            <li key={id}>
              <a className="menu__link" href={`#${id}`}>
                {words.menu[id]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Origin />
      <button className="menu-button" type="button" popoverTarget={menuId}>
        {words.menu.open}
      </button>
    </div>
  </header>
);
