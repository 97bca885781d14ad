import { href } from '../../shared/links';
import { useLang } from '../view';
import { Brand } from './Brand';
import { LanguageSwitch } from './LanguageSwitch';
import { Menu } from './Menu';
import { StartLink } from './StartLink';

/**
 * The site's header. `data-scrolled` is set by the entry script and belongs to no React prop, so
 * that it works before hydration as well as after it.
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
