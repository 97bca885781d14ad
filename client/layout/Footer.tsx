import { href } from '../../shared/links';
import { formatPhone } from '../../shared/phone';
import { Hours } from '../components/Hours';
import { OpeningLine } from '../components/hours/OpeningLine';
import { WhatsAppLink } from '../components/WhatsAppLink';
import { useView } from '../view';
import { copy } from './copy';
import { footerLinks } from './footerLinks';
import { operator } from './operator';

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
              <WhatsAppLink className="button">{footer.whatsapp}</WhatsAppLink>
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
          <h2 className="footer__heading">{footer.offers}</h2>
          <ul className="footer__list">
            {footerLinks(lang).map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="footer__end">
        <small>{footer.notice(operator(site, lang))}</small>
        <a href={href('privacy-policy', lang)}>{footer.privacy}</a>
      </div>
    </footer>
  );
};
