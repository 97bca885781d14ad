import { barcode } from '../../../shared/apis/barcode';
import { ListingLink } from '../../components/api/ListingLink';
import { StartFreeLink } from '../../components/api/StartFreeLink';
import { storeOf } from '../../components/api/store';
import { CallToAction } from '../../components/paper/CallToAction';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { useView } from '../../document/view';
import { copy } from './copy';
import { figures } from './data';

/** The closing call, and support. */
export const Closing = () => {
  const view = useView();
  const { lang } = view;
  const { closing: t, support } = copy(lang);
  return (
    <CallToAction
      id="try"
      title={t.title}
      text={
        <span className="stack-3">
          <span>{t.text(figures(lang).free)}</span>
          <span id="support">
            <strong>{support.title}</strong> {support.text}{' '}
            <WhatsAppLink>{support.whatsapp}</WhatsAppLink>
          </span>
        </span>
      }
    >
      <StartFreeLink api={barcode} />
      <ListingLink api={barcode}>{support.listing(storeOf(view))}</ListingLink>
    </CallToAction>
  );
};
