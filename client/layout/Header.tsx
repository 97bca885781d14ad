import { href } from '../../shared/links';
import { ChatLink } from '../components/chat-link/ChatLink';
import { useLang } from '../document/view';
import { Brand } from './Brand';
import { ContactLink } from './ContactLink';
import { copy } from './copy';
import { menuId } from './ids';
import { LanguageSwitch } from './LanguageSwitch';
import { Menu } from './Menu';
import './header.css';

/**
 * The site's header, with the button that opens the menu of a small screen. The entry script sets `data-scrolled` on it;
 * React does not render that attribute, so it works before and after hydration.
 */
export const Header = () => {
  const lang = useLang();
  const { menu } = copy(lang);
  return (
    <header className="header" suppressHydrationWarning>
      <div className="header__bar">
        <Brand href={href('home', lang)} />
        <Menu />
        <LanguageSwitch />
        <ChatLink />
        <ContactLink className="button header__contact">{menu.start}</ContactLink>
        <button className="menu-button" type="button" popoverTarget={menuId}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2" />
          </svg>
          <span className="visually-hidden">{menu.open}</span>
        </button>
      </div>
    </header>
  );
};
