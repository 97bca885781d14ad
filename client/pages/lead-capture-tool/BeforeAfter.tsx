import { claims } from './data';

const before = 100;
const longest = before + claims.leads;

/** The part of the line that the longest bar takes, in percent; its figure stands after it. */
const share = 66;

type Props = {
  /** The change in percent; negative makes the second bar shorter. */
  change: number;
  /** The upper end of a claim that is a range. */
  most?: number | undefined;
};

type BarProps = { length: number; children: React.ReactNode };

const Bar = ({ length, children }: BarProps) => (
  <svg
    width={`${(share * length) / longest}%`}
    height="20"
    viewBox={`0 0 ${length} 20`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** A bar for before and one for after, on the same scale for all claims; what is not certain is hatched. */
export const BeforeAfter = ({ change, most = change }: Props) => (
  <Bar length={before + Math.max(most, 0)}>
    <path fill="var(--ink-soft)" d={`M0 0h${before}v7H0z`} />
    <path fill="var(--sun)" d={`M0 9h${before + change}v11H0z`} />
    {most > change && (
      <path
        stroke="var(--sun)"
        strokeWidth="11"
        strokeDasharray="3 2"
        vectorEffect="non-scaling-stroke"
        d={`M${before + change + 2} 14.5H${before + most}`}
      />
    )}
  </Bar>
);

/** The whole line: nothing is left out of it. */
export const Always = () => (
  <Bar length={longest}>
    <path fill="var(--sun)" d={`M0 5h${longest}v11H0z`} />
  </Bar>
);
