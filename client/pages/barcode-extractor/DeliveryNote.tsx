import { drawnCodes, sheet } from '../../../shared/apis/drawnCodes';
import { formatNumber } from '../../../shared/format';
import { useLang } from '../../view';
import { copy } from './copy';
import { drawnCode, weight } from './data';

/** The shelf number that the code beside it encodes. */
const shelf = drawnCode('CODE39').value;

const edge = 32;
const right = sheet.width - edge;

/** The printed text of the delivery note, and the ruler along its edges. */
export const DeliveryNote = () => {
  const lang = useLang();
  const { note: t, figure } = copy(lang);
  const codes = drawnCodes.map(({ type, value }) => `${type} ${value}`).join(', ');
  return (
    <svg
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={figure.sheet(formatNumber(drawnCodes.length, lang), codes)}
    >
      <path
        className="scan__ruler"
        d={`M3 0V${sheet.height}M0 3H${sheet.width}`}
        strokeWidth="6"
        strokeDasharray="1 19"
      />
      <path
        className="scan__rule"
        d={`M${edge} 174H${right}M${edge} 312H${right}M${edge} 450H${right}`}
      />
      <text className="scan__strong" x={edge} y="56">
        {t.issuer}
      </text>
      <text x={edge} y="82">
        {t.kind}
      </text>
      <text x={edge} y="107" className="scan__small">
        {t.parcel}
      </text>
      <text x={edge} y="142" className="scan__small">
        {t.follow}
      </text>
      <text x={right} y="216" className="scan__small" textAnchor="end">
        {t.weight}
      </text>
      <text x={right} y="240" textAnchor="end">
        {t.kilograms(formatNumber(weight, lang))}
      </text>
      <text x={edge} y="350" className="scan__small">
        {t.item}
      </text>
      <text x={edge} y="376">
        {t.goods}
      </text>
      <text x={edge} y="400" className="scan__small">
        {t.packs}
      </text>
      <text x={right} y="500" className="scan__small" textAnchor="end">
        {t.shelf}
      </text>
      <text x={right} y="534" className="scan__strong" textAnchor="end">
        {shelf}
      </text>
    </svg>
  );
};
