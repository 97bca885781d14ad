import { formatNumber } from '../../../shared/format';
import { words } from './copy.pt';
import { papers } from './data';

const widest = Math.max(...papers.map(([, height]) => height));
const tallest = Math.max(...papers.map(([width]) => width));

/** The paper sizes at one scale, stacked. */
export const PaperSizes = () => (
  <svg
    viewBox={`-0.1 -0.1 ${widest + 0.2} ${tallest + 0.2}`}
    stroke="var(--ink-soft)"
    strokeWidth="0.12"
    fontSize="1.7"
    fontWeight="600"
    textAnchor="end"
    aria-hidden="true"
  >
    {papers.toReversed().map(([short, long], at) => (
      <g key={long}>
        <rect
          y={tallest - short}
          width={long}
          height={short}
          fill={at === papers.length - 1 ? 'var(--leaf)' : 'var(--paper)'}
        />
        <text
          x={long - 0.6}
          y={tallest - short + 1.65}
          fill={at === papers.length - 1 ? 'var(--on-leaf)' : 'var(--ink)'}
          stroke="none"
        >
          {words.sizes.centimetres(formatNumber(short, 'pt'), formatNumber(long, 'pt'))}
        </text>
      </g>
    ))}
  </svg>
);
