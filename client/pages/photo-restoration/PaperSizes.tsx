import { formatNumber } from '../../../shared/format';
import { words } from './copy.pt';
import { papers } from './data';

const widest = Math.max(...papers.map(([, height]) => height));
const tallest = Math.max(...papers.map(([width]) => width));

/** The paper sizes at one scale, stacked. */
export const PaperSizes = () => (
  <svg
    className="restore__easel"
    viewBox={`-0.1 -0.1 ${widest + 0.2} ${tallest + 0.2}`}
    aria-hidden="true"
  >
    {papers.toReversed().map(([short, long]) => (
      <g key={long}>
        <rect x="0" y={tallest - short} width={long} height={short} />
        <text x={long - 0.6} y={tallest - short + 1.65} textAnchor="end">
          {words.sizes.centimetres(formatNumber(short, 'pt'), formatNumber(long, 'pt'))}
        </text>
      </g>
    ))}
  </svg>
);
