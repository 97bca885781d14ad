import { composeMessage, readEnquiry } from '../../../shared/contact/whatsapp';
import { ContactForm } from '../../components/contact-form/ContactForm';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { useView } from '../../view';
import type { PageModule } from '../load';
import { copy } from './copy';
import { EnquiryNote } from './EnquiryNote';
import { OtherWays } from './OtherWays';

export const head: PageModule['head'] = ({ lang }) => {
  const t = copy(lang);
  return {
    ...t.head,
    structured: 'ContactPage',
    picture: { line: t.title, detail: t.chat.title },
  };
};

export const Page = () => {
  const { lang, declared } = useView();
  const t = copy(lang);
  const enquiry = readEnquiry(declared, lang);
  return (
    <div className="contact">
      <header className="contact__intro">
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <EnquiryNote enquiry={enquiry} />
      </header>
      <section className="card contact__chat" aria-labelledby="chat">
        <h2 id="chat">{t.chat.title}</h2>
        <p>{t.chat.text}</p>
        <blockquote className="contact__message">{composeMessage(enquiry, lang)}</blockquote>
        <WhatsAppLink className="button button--large" about={declared}>
          {t.chat.button}
        </WhatsAppLink>
      </section>
      <OtherWays />
      <section className="contact__form" aria-labelledby="form">
        <h2 id="form">{t.form.title}</h2>
        <p>{t.form.text}</p>
        <ContactForm key={composeMessage(enquiry, lang)} about={declared} />
      </section>
    </div>
  );
};
