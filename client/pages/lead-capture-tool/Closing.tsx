import { CallToAction } from '../../components/paper/CallToAction';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { StartLink } from '../../layout/StartLink';
import { useLang } from '../../view';
import { copy } from './copy';

/** The closing call to action, with what to prepare. */
export const Closing = () => {
  const { end: t, hero } = copy(useLang());
  return (
    <CallToAction id="end" title={t.title} text={t.text}>
      <StartLink className="button button--large">{hero.quote}</StartLink>
      <WhatsAppLink>{t.whatsapp}</WhatsAppLink>
    </CallToAction>
  );
};
