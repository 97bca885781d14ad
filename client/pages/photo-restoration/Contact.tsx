import { ContactForm } from '../../components/contact-form/ContactForm';
import { OpeningLine } from '../../components/hours/OpeningLine';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { useSource } from '../../view';
import { words } from './copy.pt';
import { Section } from './Section';

/** WhatsApp, to send the photograph at once, and the form for readers who want to write first. */
export const Contact = () => {
  const { title, text, along, details, form } = words.contact;
  return (
    <Section id="contact" title={title}>
      <div className="stack-2 restore__chat">
        <p>{text}</p>
        <WhatsAppLink className="button button--large">{words.hero.send}</WhatsAppLink>
        <h3>{along}</h3>
        <ul className="restore__along">
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
        <OpeningLine className="small" />
      </div>
      <details className="restore__write">
        <summary>{form}</summary>
        <ContactForm about={useSource()} />
      </details>
    </Section>
  );
};
