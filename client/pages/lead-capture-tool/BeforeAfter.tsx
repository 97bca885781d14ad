import { claims } from './data';

const before = 100;

type Props = {
  /** The change in percent; negative makes the second bar shorter. */
  change: number;
  /** The upper end of a claim that is a range. */
  most?: number | undefined;
};

/** A bar for before and one for after, on the same scale for all claims. */
export const BeforeAfter = ({ change, most = change }: Props) => (
  <svg
    width="100%"
    height="20"
    viewBox={`0 0 ${before + claims.leads} 20`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path fill="var(--ink-soft)" d={`M0 0h${before}v7H0z`} />
    <path fill="var(--sun)" opacity=".45" d={`M0 9h${before + most}v11H0z`} />
    <path fill="var(--sun)" d={`M0 9h${before + change}v11H0z`} />
  </svg>
);
