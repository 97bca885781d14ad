import { CallToAction } from '../../components/paper/CallToAction';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { StartLink } from '../../layout/StartLink';
import { useLang } from '../../view';
import { copy } from './copy';

export const Closing = () => {
  const { end: t, tell } = copy(useLang());
  return (
    <CallToAction id="talk" title={t.title} text={t.text}>
      <StartLink className="button button--large">{tell}</StartLink>
      <WhatsAppLink>{t.whatsapp}</WhatsAppLink>
    </CallToAction>
  );
};
