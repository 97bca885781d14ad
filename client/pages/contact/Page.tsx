import { readEnquiry } from '../../../shared/contact/enquiry';
import { composeMessage } from '../../../shared/contact/whatsapp';
import { ContactForm } from '../../components/contact-form/ContactForm';
import { useView } from '../../document/view';
import type { PageModule } from '../page';
import { Chat } from './Chat';
import { ContactDetails } from './ContactDetails';
import { copy } from './copy';
import { NextSteps } from './NextSteps';
import '../../components/disclosure/disclosure.css';
import './page.css';

export const head: PageModule['head'] = ({ lang }) => copy(lang).head;

export const Page = () => {
  const { lang, params } = useView();
  const t = copy(lang);
  const enquiry = readEnquiry(params, lang);
  return (
    <div className="page contact">
      <div className="split-last ground-sun contact__first">
        <header className="head">
          <h1>
            <span className="kicker">{t.kicker}</span> {t.title}
          </h1>
          <p className="lead">{t.terms}</p>
        </header>
        <Chat enquiry={enquiry} />
        <NextSteps />
        <ContactDetails enquiry={enquiry} />
        <details className="contact__form">
          <summary>
            <h3>{t.form.title}</h3>
          </summary>
          <p>{t.form.text}</p>
          <ContactForm key={composeMessage(enquiry, lang)} about={params} />
        </details>
      </div>
    </div>
  );
};
