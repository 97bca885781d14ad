import { contactHref, href } from '../../shared/links';
import { useSourcePage, useView } from '../view';
import { Brand } from './Brand';
import { copy } from './copy';
import { LanguageSwitch } from './LanguageSwitch';
import { Menu } from './Menu';

/**
 * The site's header. `data-scrolled` is set by the entry script and belongs to no React prop, so
 * that it works before hydration as well as after it.
 */
export const Header = () => {
  const { lang } = useView();
  const sourcePage = useSourcePage();
  const start = contactHref(lang, sourcePage ? { sourcePage } : {});
  return (
    <header className="header" suppressHydrationWarning>
      <div className="header__bar">
        <Brand href={href('home', lang)} />
        <Menu />
        <LanguageSwitch />
        <a className="button button--small header__start" href={start}>
          {copy(lang).menu.start}
        </a>
      </div>
    </header>
  );
};
