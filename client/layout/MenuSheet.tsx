import { Hours } from '../components/Hours';
import { WhatsAppLink } from '../components/WhatsAppLink';
import { useLang } from '../document/view';
import { copy } from './copy';
import { menuId } from './ids';
import { LanguageSwitch } from './LanguageSwitch';
import { MenuClose } from './MenuClose';
import { MenuLinks } from './MenuLinks';
import { OfferMap } from './OfferMap';
import './menu-sheet.css';

/**
 * The menu of a small screen: a popover, which the browser opens and closes without script. It stands at the end of the
 * document, which a first view need not wait for.
 */
export const MenuSheet = () => {
  const { menu, footer } = copy(useLang());
  return (
    <nav className="menu-sheet" id={menuId} popover="auto" aria-label={menu.open}>
      <MenuClose label={menu.close} />
      <MenuLinks />
      <LanguageSwitch />
      <div className="menu-sheet__offers">
        <OfferMap />
      </div>
      <div className="menu-sheet__talk">
        <WhatsAppLink className="button">{footer.whatsapp}</WhatsAppLink>
        <Hours />
      </div>
    </nav>
  );
};
