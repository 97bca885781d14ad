import { emailLink } from '../../../shared/contact/email';
import type { Enquiry } from '../../../shared/contact/enquiry';
import { formatPhone } from '../../../shared/phone';
import { Hours } from '../../components/Hours';
import { copy as layout } from '../../layout/copy';
import { useView } from '../../view';
import { copy } from './copy';

/** The contact details for readers without WhatsApp, and the business hours. */
export const ContactDetails = ({ enquiry }: { enquiry: Enquiry }) => {
  const { lang, site } = useView();
  const { info } = copy(lang);
  const { footer } = layout(lang);
  return (
    <section className="contact__info" aria-labelledby="info">
      <div className="contact__part">
        <h2 id="info">{info.title}</h2>
        <dl className="contact__ways">
          <div>
            <dt>{info.email}</dt>
            <dd>
              <a href={emailLink(site.email, enquiry, lang)}>{site.email}</a>
            </dd>
          </div>
          <div>
            <dt>{info.phone}</dt>
            <dd>
              <a href={`tel:${site.phone}`}>{formatPhone(site.phone, lang)}</a>
            </dd>
          </div>
        </dl>
      </div>
      <div className="contact__part">
        <h3>{footer.hours}</h3>
        <Hours />
      </div>
    </section>
  );
};
