import { drawnCodes, sheet } from '../../../shared/apis/drawnCodes';
import { formatNumber } from '../../../shared/format';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { edge, noteLines, right } from './noteLines';

const styles = {
  strong: { fontSize: 25, fontWeight: 700 },
  small: { fontSize: 18, opacity: 0.8 },
};

/** The printed text of the delivery note, and the ruler along its edges. */
export const DeliveryNote = () => {
  const lang = useLang();
  const codes = drawnCodes.map(({ type, value }) => `${type} ${value}`).join(', ');
  return (
    <svg
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={copy(lang).figure.sheet(formatNumber(drawnCodes.length, lang), codes)}
    >
      <path
        stroke="currentcolor"
        opacity=".45"
        d={`M3 0V${sheet.height}M0 3H${sheet.width}`}
        strokeWidth="6"
        strokeDasharray="1 19"
      />
      <path
        stroke="currentcolor"
        opacity=".3"
        d={`M${edge} 178H${right}M${edge} 318H${right}M${edge} 457H${right}`}
      />
      {noteLines(lang).map(([x, y, text, kind]) => (
        <text
          key={y}
          {...(kind && styles[kind])}
          x={x}
          y={y}
          textAnchor={x === right ? 'end' : 'start'}
        >
          {text}
        </text>
      ))}
    </svg>
  );
};
