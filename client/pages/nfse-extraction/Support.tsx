import { nfse } from '../../../shared/apis/nfse';
import { copy as apiCopy } from '../../components/api/copy';
import { ListingLink } from '../../components/api/ListingLink';
import { CallToAction } from '../../components/paper/CallToAction';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { useLang } from '../../view';
import { copy } from './copy';

/** The closing call: a key from the marketplace, or support by a person. */
export const Support = () => {
  const lang = useLang();
  const { support: t, titles } = copy(lang);
  return (
    <CallToAction id="support" title={titles.support} text={t.text}>
      <ListingLink api={nfse} className="button button--large">
        {apiCopy(lang).hero.start}
      </ListingLink>
      <WhatsAppLink>{t.whatsapp}</WhatsAppLink>
    </CallToAction>
  );
};
