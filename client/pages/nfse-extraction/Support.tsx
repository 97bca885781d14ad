import { CallToAction } from '../../components/paper/CallToAction';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { useLang } from '../../view';
import { copy } from './copy';

/** The closing call. */
export const Support = () => {
  const { support: t, titles } = copy(useLang());
  return (
    <CallToAction id="support" title={titles.support} text={t.text}>
      <WhatsAppLink className="button button--large">{t.whatsapp}</WhatsAppLink>
    </CallToAction>
  );
};
