import { href } from '../../../shared/links';
import { menuId } from '../../layout/ids';
import { useView } from '../../view';
import { words } from './copy.pt';
import { Logo } from './Logo';
import { sections } from './sections';

/** A banner that names the agency behind this demo and offers such a site; it stays in view. */
const Origin = () => {
  const { what, ask } = words.demo(useView().site.name);
  return (
    <a className="studio__origin" href={href('website-development', 'pt')}>
      <span>{what}</span> <span>{ask}</span>
    </a>
  );
};

/**
 * The fixed header. Its menu is a popover with the id of the site's own menu, so that the entry script
 * closes it as well.
 */
export const Header = () => (
  <header className="studio studio__header">
    <a className="studio__brand" href={`#${sections[0]}`} aria-label={words.home}>
      <Logo />
      <span>{words.name}</span>
    </a>
    <button className="studio__open" type="button" popoverTarget={menuId}>
      {words.menu.open}
    </button>
    <nav className="studio__menu" id={menuId} popover="auto" aria-label={words.menu.label}>
      <ul>
        {sections.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{words.menu[id]}</a>
          </li>
        ))}
      </ul>
      <button type="button" popoverTarget={menuId} popoverTargetAction="hide">
        {words.menu.close}
      </button>
    </nav>
    <Origin />
  </header>
);
