import { barcode } from '../../../shared/apis/barcode';
import { copy as apiCopy } from '../../components/api/copy';
import { ListingLink } from '../../components/api/ListingLink';
import { useLang } from '../../view';
import { copy } from './copy';
import { drawnCode, figures } from './data';
import { drawingId } from './ids';

/** The longest of the codes. */
const { type, position } = drawnCode('CODE128');

/** The closing call to action, on a label with the bars of that code. */
export const Closing = () => {
  const lang = useLang();
  const { closing: t } = copy(lang);
  const { x, y, width, height } = position;
  return (
    <section id="try" aria-labelledby="try-title">
      <div className="stack-3 codes__label">
        <h2 id="try-title">{t.title}</h2>
        <p>{t.text(figures(lang).free)}</p>
        <ListingLink api={barcode} className="button button--large">
          {apiCopy(lang).hero.start}
        </ListingLink>
        <svg
          viewBox={`${x} ${y} ${width} ${height}`}
          preserveAspectRatio="none"
          width="100%"
          height="80"
          fill="currentcolor"
          aria-hidden="true"
        >
          <use href={`#${drawingId(type)}`} />
        </svg>
      </div>
    </section>
  );
};
