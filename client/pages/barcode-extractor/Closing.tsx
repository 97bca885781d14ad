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
    <CallToAction id="try" title={t.title} text={t.text(figures(lang).free)}>
      <StartFreeLink api={barcode} />
      <div id="support" className="stack-1">
        <h3>{support.title}</h3>
        <p>{support.text}</p>
        <p className="row">
          <WhatsAppLink>{support.whatsapp}</WhatsAppLink>
          <ListingLink api={barcode}>{support.listing(storeOf(view))}</ListingLink>
        </p>
      </div>
    </CallToAction>
  );
};
