import { href } from '../../shared/links';
import { useLang } from '../view';
import { Brand } from './Brand';
import { LanguageSwitch } from './LanguageSwitch';
import { Menu } from './Menu';
import { StartLink } from './StartLink';

/**
 * The site's header. The entry script sets `data-scrolled` on it; React does not render that attribute,
 * so it works before and after hydration.
 */
export const Header = () => (
  <header className="header" suppressHydrationWarning>
    <div className="header__bar">
      <Brand href={href('home', useLang())} />
      <Menu />
      <LanguageSwitch />
      <StartLink className="button header__start" />
    </div>
  </header>
);
