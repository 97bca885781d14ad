import { ContactForm } from '../../components/contact-form/ContactForm';
import { HoursInTwoLines } from '../../components/hours/HoursInTwoLines';
import { OpeningLine } from '../../components/hours/OpeningLine';
import { Section } from '../../components/Section';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { useSource } from '../../document/view';
import { words } from './copy.pt';
import '../../components/disclosure/disclosure.css';

/** WhatsApp, to send the photograph at once, and the form for readers who want to write first. */
export const Contact = () => {
  const { title, text, along, details, form } = words.contact;
  return (
    <Section id="contact" className="toned ground-sun" title={title}>
      <div className="stack-4 halves">
        <div className="stack-3">
          <h3>{along}</h3>
          <ul className="ruled">
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </div>
        <div className="stack-3">
          <p>{text}</p>
          <p>
            <WhatsAppLink className="button button--large">{words.hero.send}</WhatsAppLink>
          </p>
          <OpeningLine className="small" before={<HoursInTwoLines />} />
        </div>
      </div>
      <details className="screen-only">
        <summary>{form}</summary>
        <ContactForm about={useSource()} />
      </details>
    </Section>
  );
};
