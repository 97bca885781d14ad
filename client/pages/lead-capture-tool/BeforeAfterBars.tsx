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
    className="capture__bars"
    viewBox={`0 0 ${longest} 26`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path className="capture__before" d={`M0 0h${before}v8H0z`} />
    {most > change && <path className="capture__range" d={`M0 12h${before + most}v14H0z`} />}
    <path className="capture__after" d={`M0 12h${Math.round(before + change)}v14H0z`} />
  </svg>
);
