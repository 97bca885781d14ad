import { barcode } from '../../../shared/apis/barcode';
import { ListingLink } from '../../components/api/ListingLink';
import { StartFreeLink } from '../../components/api/StartFreeLink';
import { storeOf } from '../../components/api/store';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { useView } from '../../document/view';
import { copy } from './copy';
import { drawnCode, figures } from './data';
import { drawingId } from './ids';
import '../../components/paper/stub.css';

/** The longest of the codes. */
const { type, position } = drawnCode('CODE128');

/** The closing call on a label with the bars of that code, and support on the part that is torn off. */
export const Closing = () => {
  const view = useView();
  const { lang } = view;
  const { closing: t, support } = copy(lang);
  const store = storeOf(view);
  const { x, y, width, height } = position;
  return (
    <section id="try">
      <div className="stub ground-sun">
        <div className="barcode-extractor__label">
          <h2>{t.title}</h2>
          <p>{t.text(figures(lang).free)}</p>
          <StartFreeLink api={barcode} />
          <svg
            viewBox={`${x} ${y} ${width} ${height}`}
            preserveAspectRatio="none"
            width="100%"
            height="40"
            fill="currentcolor"
            aria-hidden="true"
          >
            <use href={`#${drawingId(type)}`} />
          </svg>
        </div>
        <div id="support">
          <h3>{support.title}</h3>
          <p>{support.text}</p>
          <p className="row">
            <WhatsAppLink>{support.whatsapp}</WhatsAppLink>
            <ListingLink api={barcode}>{support.listing(store)}</ListingLink>
          </p>
        </div>
      </div>
    </section>
  );
};
