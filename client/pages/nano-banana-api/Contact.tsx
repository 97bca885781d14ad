import { ContactForm } from '../../components/contact-form/ContactForm';
import { useLang } from '../../view';
import { copy } from './copy';

/** The contact form with this API preselected. */
export const Contact = () => {
  const { contact: t } = copy(useLang());
  return (
    <section
      id="contact"
      className="wide-last nano-banana-api__contact"
      aria-labelledby="contact-title"
    >
      <header>
        <h2 id="contact-title">{t.title}</h2>
        <p>{t.text}</p>
      </header>
      <ContactForm about={{ sourcePage: 'nano-banana-api' }} />
    </section>
  );
};
