import { claims } from './data';

const before = 100;
const longest = before + claims.leads;

type Props = {
  /** The change of the second bar in percent; negative makes it shorter. */
  change: number;
  /** The upper end of a claim that is a range. */
  most?: number | undefined;
};

/** A bar for before and one for after, on the same scale for all claims. */
export const BeforeAfterBars = ({ change, most = change }: Props) => (
  <svg
    width="100%"
    height="26"
    viewBox={`0 0 ${longest} 26`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path fill="oklch(0.68 0.02 150)" d={`M0 0h${before}v8H0z`} />
    {most > change && (
      <path fill="var(--field-sun)" opacity=".45" d={`M0 12h${before + most}v14H0z`} />
    )}
    <path fill="var(--field-sun)" d={`M0 12h${Math.round(before + change)}v14H0z`} />
  </svg>
);
