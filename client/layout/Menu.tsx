import { contactHref, homeSections, href, sectionHref } from '../../shared/links';
import { pageRow, type Section } from '../../shared/pages';
import { useView } from '../view';
import { copy } from './copy';
import { menuId } from './ids';
import { LanguageSwitch } from './LanguageSwitch';

/**
 * The main navigation. On a small screen it is a popover, which the browser opens and closes without
 * script; on a wide screen the same list is part of the header.
 */
export const Menu = () => {
  const { lang, page } = useView();
  const { menu } = copy(lang);
  const section: Section | undefined = page && pageRow(page).section;
  const entries = [
    { id: 'home', href: href('home', lang) },
    ...homeSections.map((id) => ({ id, href: sectionHref(id, lang) })),
    { id: 'contact', href: contactHref(lang) },
  ] as const;
  return (
    <>
      <button className="menu-button" type="button" popoverTarget={menuId}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2" />
        </svg>
        <span className="visually-hidden">{menu.open}</span>
      </button>
      <nav className="menu" id={menuId} popover="auto" aria-label={menu.label}>
        <ul className="menu__list">
          {entries.map((entry) => (
            <li key={entry.id}>
              <a
                className="menu__link"
                href={entry.href}
                aria-current={
                  section !== entry.id ? undefined : page === entry.id ? 'page' : 'true'
                }
              >
                {menu[entry.id]}
              </a>
            </li>
          ))}
        </ul>
        <LanguageSwitch />
        <button
          className="menu__close"
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
        >
          {menu.close}
        </button>
      </nav>
    </>
  );
};
