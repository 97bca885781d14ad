import { CallToAction } from '../../components/paper/CallToAction';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { ContactLink } from '../../layout/ContactLink';
import { useLang } from '../../view';
import { copy } from './copy';

export const Closing = () => {
  const { ask: t, quote } = copy(useLang());
  return (
    <CallToAction id="ask" title={t.title} text={t.text}>
      <ContactLink className="button button--large">{quote}</ContactLink>
      <WhatsAppLink>{t.whatsapp}</WhatsAppLink>
    </CallToAction>
  );
};
