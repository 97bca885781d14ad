import { invoice } from '../../../shared/apis/invoice';
import { StartFreeLink } from '../../components/api/StartFreeLink';
import { CallToAction } from '../../components/paper/CallToAction';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { copy } from './copy';

/** The closing call: the marketplace for readers without questions, and contact with a person. */
export const Contact = () => {
  const lang = useLang();
  const { contact: t, titles } = copy(lang);
  return (
    <CallToAction id="contact" title={titles.contact} text={t.text}>
      <StartFreeLink api={invoice} />
      <p className="row">
        <WhatsAppLink>{t.whatsapp}</WhatsAppLink>
        <ContactLink>{t.other}</ContactLink>
      </p>
    </CallToAction>
  );
};
