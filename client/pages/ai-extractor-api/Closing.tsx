import { CallToAction } from '../../components/paper/CallToAction';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { StartLink } from '../../layout/StartLink';
import { useLang } from '../../view';
import { copy } from './copy';

export const Closing = () => {
  const { ask: t, quote } = copy(useLang());
  return (
    <CallToAction id="ask" title={t.title} text={t.text}>
      <StartLink className="button button--large">{quote}</StartLink>
      <WhatsAppLink>{t.whatsapp}</WhatsAppLink>
    </CallToAction>
  );
};
