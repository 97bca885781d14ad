import { emailLink } from '../../../shared/contact/email';
import type { Enquiry } from '../../../shared/contact/enquiry';
import { formatNumber } from '../../../shared/format';
import { formatPhone } from '../../../shared/phone';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { useView } from '../../document/view';
import { operator } from '../../layout/operator';
import { copy } from './copy';
import '../../components/pointer-or-touch/pointer-or-touch.css';

/** Email, phone and the number of WhatsApp, for another device; as far as it is set, who we are and how soon we answer. */
export const ContactDetails = ({ enquiry }: { enquiry: Enquiry }) => {
  const { lang, site, params } = useView();
  const { info } = copy(lang);
  const { company, responseHours } = site;
  return (
    <section className="stack-3 contact__info">
      <h2>{info.title}</h2>
      <dl className="grid contact__ways">
        <div>
          <dt className="small">{info.email}</dt>
          <dd>
            <a href={emailLink(site.email, enquiry, lang)}>{site.email}</a>
          </dd>
        </div>
        <div className="for-pointer">
          <dt className="small">WhatsApp</dt>
          <dd>
            <WhatsAppLink about={params}>{formatPhone(site.whatsapp, lang)}</WhatsAppLink>
          </dd>
        </div>
        <div>
          <dt className="small">{info.phone}</dt>
          <dd>
            <a href={`tel:${site.phone}`}>{formatPhone(site.phone, lang)}</a>
          </dd>
        </div>
        {company && (
          <div>
            <dt className="small">{info.company}</dt>
            <dd>{operator(site, lang)}</dd>
          </div>
        )}
      </dl>
      {responseHours && <p>{info.response(formatNumber(responseHours, lang))}</p>}
    </section>
  );
};
