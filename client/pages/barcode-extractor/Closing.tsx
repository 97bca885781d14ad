import { barcode } from '../../../shared/apis/barcode';
import { drawnCodes } from '../../../shared/apis/drawnCodes';
import { ListingLink } from '../../components/api/ListingLink';
import { useLang } from '../../view';
import { copy } from './copy';
import { figures } from './data';
import { drawingId } from './ids';

/** The longest of the codes. */
const { type, position } = drawnCodes.find((code) => code.type === 'CODE128') ?? drawnCodes[0];

/** The last call, on a label whose bars are those of the sheet. */
export const Closing = () => {
  const lang = useLang();
  const { closing: t, hero } = copy(lang);
  const { x, y, width, height } = position;
  return (
    <section id="try" className="codes__section codes__try" aria-labelledby="try-title">
      <div className="codes__label">
        <h2 id="try-title">{t.title}</h2>
        <p>{t.text(figures(lang).free)}</p>
        <ListingLink api={barcode} className="button button--large">
          {hero.listing}
        </ListingLink>
        <svg viewBox={`${x} ${y} ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <use href={`#${drawingId(type)}`} />
        </svg>
      </div>
    </section>
  );
};
