import { Hours } from '../components/Hours';
import { WhatsAppLink } from '../components/WhatsAppLink';
import { useLang } from '../view';
import { copy } from './copy';
import { menuId } from './ids';
import { LanguageSwitch } from './LanguageSwitch';
import { MenuLinks } from './MenuLinks';
import { OfferMap } from './OfferMap';

/**
 * The menu of a small screen: a popover, which the browser opens and closes without script. It stands at the end of the
 * document, which a first view need not wait for. As it opens, its first element takes the focus: a screen reader is in
 * the menu then, and not on the page beneath it.
 */
export const MenuSheet = () => {
  const { menu, footer } = copy(useLang());
  return (
    <nav className="sheet-menu" id={menuId} popover="auto" aria-label={menu.open}>
      <button
        // React writes the attribute on the server only.
        ref={(button) => button?.setAttribute('autofocus', '')}
        // biome-ignore lint/a11y/noAutofocus: a popover takes the focus only when it opens
        autoFocus
        className="menu__close"
        type="button"
        popoverTarget={menuId}
        popoverTargetAction="hide"
      >
        {menu.close}
      </button>
      <MenuLinks />
      <LanguageSwitch />
      <div className="sheet-menu__offers">
        <OfferMap />
      </div>
      <div className="sheet-menu__talk">
        <WhatsAppLink className="button">{footer.whatsapp}</WhatsAppLink>
        <Hours />
      </div>
    </nav>
  );
};
