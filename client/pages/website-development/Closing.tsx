import { CallToAction } from '../../components/paper/CallToAction';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { copy } from './copy';

export const Closing = () => {
  const { closing: t, quote } = copy(useLang());
  return (
    <CallToAction id="closing" title={t.title} text={t.text}>
      <WhatsAppLink className="button button--large">{t.send}</WhatsAppLink>
      <ContactLink>{quote}</ContactLink>
    </CallToAction>
  );
};
