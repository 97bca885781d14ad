import { formatNumber } from '../../../shared/format';
import { words } from './copy.pt';
import { papers } from './data';

const widest = Math.max(...papers.map(([, height]) => height));
const tallest = Math.max(...papers.map(([width]) => width));

/** The height of the letters of a label. */
const letters = 1.2;

/** The lower edge of a label, below the upper edge of its paper: in the middle of what the next paper leaves free. */
const below = (at: number): number => {
  const [short = 0] = papers[at] ?? [];
  const [next = 0] = papers[at - 1] ?? [];
  return Math.min(2.2, (short - next + letters) / 2);
};

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
          x={long - 0.9}
          y={tallest - short + below(papers.length - 1 - at)}
          fill={at === papers.length - 1 ? 'var(--on-leaf)' : 'var(--ink)'}
          stroke="none"
        >
          {words.sizes.centimetres(formatNumber(short, 'pt'), formatNumber(long, 'pt'))}
        </text>
      </g>
    ))}
  </svg>
);
