import { ContactForm } from '../../components/contact-form/ContactForm';
import { HoursInTwoLines } from '../../components/hours/HoursInTwoLines';
import { OpeningLine } from '../../components/hours/OpeningLine';
import { CallToAction } from '../../components/paper/CallToAction';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { useSource } from '../../document/view';
import { words } from './copy.pt';
import '../../components/disclosure/disclosure.css';

/** WhatsApp, to send the photograph at once, and the form for readers who want to write first. */
export const Contact = () => {
  const { title, text, form } = words.contact;
  return (
    <>
      <CallToAction id="contact" title={title} text={text}>
        <WhatsAppLink className="button button--large">{words.hero.send}</WhatsAppLink>
        <OpeningLine className="small" before={<HoursInTwoLines />} />
      </CallToAction>
      <div className="screen-only photo-restoration__form">
        <details>
          <summary>{form}</summary>
          <ContactForm about={useSource()} />
        </details>
      </div>
    </>
  );
};
