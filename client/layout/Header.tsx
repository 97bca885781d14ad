import { href } from '../../shared/links';
import { ChatLink } from '../components/chat-link/ChatLink';
import { useLang } from '../view';
import { Brand } from './Brand';
import { ContactLink } from './ContactLink';
import { copy } from './copy';
import { LanguageSwitch } from './LanguageSwitch';
import { Menu } from './Menu';
import { MenuButton } from './MenuButton';

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
        <ChatLink />
        <ContactLink className="button header__contact">{copy(lang).menu.start}</ContactLink>
        <MenuButton />
      </div>
    </header>
  );
};
