import { href } from '../../shared/links';
import { formatPhone } from '../../shared/phone';
import { Hours } from '../components/Hours';
import { OpeningLine } from '../components/hours/OpeningLine';
import { WhatsAppLink } from '../components/WhatsAppLink';
import { useView } from '../document/view';
import { Accessibility } from './Accessibility';
import { copy } from './copy';
import { menuId } from './ids';
import { OfferMap } from './OfferMap';
import { operator } from './operator';
import './footer.css';

/** The end of each page: how to reach us, and the map of all offers. */
export const Footer = () => {
  const { lang, site } = useView();
  const { footer } = copy(lang);
  return (
    <footer className="footer">
      <div className="footer__grid">
        <div>
          <h2 className="footer__heading">{footer.contact}</h2>
          <ul className="footer__list">
            <li>
              <WhatsAppLink className="button button--quiet">{footer.whatsapp}</WhatsAppLink>
            </li>
            <li>
              <a href={`tel:${site.phone}`}>{formatPhone(site.phone, lang)}</a>
            </li>
            <li>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </li>
          </ul>
        </div>
        <div>
          <h2 className="footer__heading">{footer.hours}</h2>
          <Hours />
          <OpeningLine className="hours__now" />
        </div>
        <nav aria-label={footer.offers}>
          <h2 className="visually-hidden">{footer.offers}</h2>
          <div className="footer__offers">
            <OfferMap />
          </div>
          <button className="button button--quiet footer__all" type="button" popoverTarget={menuId}>
            {footer.all}
          </button>
        </nav>
      </div>
      <div className="footer__end">
        <Accessibility />
        <small>{footer.notice(operator(site, lang))}</small>
        <a href={href('privacy-policy', lang)}>{footer.privacy}</a>
      </div>
    </footer>
  );
};
