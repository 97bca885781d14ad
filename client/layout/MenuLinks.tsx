import { contactHref, homeSections, href, sectionHref } from '../../shared/links';
import { pageRow, type Section } from '../../shared/pages';
import { useView } from '../document/view';
import { copy } from './copy';

/** The five entries of the main navigation. */
export const MenuLinks = () => {
  const { lang, page } = useView();
  const { menu } = copy(lang);
  const section: Section | undefined = page && pageRow(page).section;
  const entries = [
    { id: 'home', href: href('home', lang) },
    ...homeSections.map((id) => ({ id, href: sectionHref(id, lang) })),
    { id: 'contact', href: contactHref(lang) },
  ] as const;
  return (
    <ul className="menu__list">
      {entries.map((entry) => (
        <li key={entry.id}>
          <a
            className="menu__link"
            href={entry.href}
            aria-current={section !== entry.id ? undefined : page === entry.id ? 'page' : 'true'}
          >
            {menu[entry.id]}
          </a>
        </li>
      ))}
    </ul>
  );
};
