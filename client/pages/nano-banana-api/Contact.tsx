import { imageApi } from '../../../shared/apis/imageApi';
import { StartFreeLink } from '../../components/api/StartFreeLink';
import { ContactForm } from '../../components/contact-form/ContactForm';
import { CallToAction } from '../../components/paper/CallToAction';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { useLang } from '../../document/view';
import { copy } from './copy';
import '../../components/disclosure/disclosure.css';

/** The closing call, and the contact form with this API preselected for readers who write first. */
export const Contact = () => {
  const lang = useLang();
  const { contact: t } = copy(lang);
  return (
    <>
      <CallToAction id="contact" title={t.title} text={t.text}>
        <StartFreeLink api={imageApi} />
        <WhatsAppLink>{t.whatsapp}</WhatsAppLink>
      </CallToAction>
      <div className="screen-only">
        <details>
          <summary>{t.form}</summary>
          <ContactForm about={{ sourcePage: 'nano-banana-api' }} />
        </details>
      </div>
    </>
  );
};
