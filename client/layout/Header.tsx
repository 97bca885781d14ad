import { href } from '../../shared/links';
import { useLang } from '../view';
import { Brand } from './Brand';
import { ContactLink } from './ContactLink';
import { copy } from './copy';
import { LanguageSwitch } from './LanguageSwitch';
import { Menu } from './Menu';

/**
 * The site's header. The entry script sets `data-scrolled` on it; React does not render that attribute,
 * so it works before and after hydration.
 */
export const Header = () => {
  const lang = useLang();
  return (
    <header className="header" suppressHydrationWarning>
      <div className="header__bar">
        <Brand href={href('home', lang)} />
        <Menu />
        <LanguageSwitch />
        <ContactLink className="button header__contact">
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M3 4h18v13h-9l-5 4v-4H3z" fill="currentColor" />
          </svg>
          {copy(lang).menu.start}
        </ContactLink>
      </div>
    </header>
  );
};
