import { nfse } from '../../../shared/apis/nfse';
import { StartFreeLink } from '../../components/api/StartFreeLink';
import { CallToAction } from '../../components/paper/CallToAction';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { useLang } from '../../document/view';
import { copy } from './copy';

/** The closing call: a key from the marketplace, or support by a person. */
export const Support = () => {
  const lang = useLang();
  const { support: t, titles } = copy(lang);
  return (
    <CallToAction id="support" title={titles.support} text={t.text}>
      <StartFreeLink api={nfse} />
      <WhatsAppLink>{t.whatsapp}</WhatsAppLink>
    </CallToAction>
  );
};
