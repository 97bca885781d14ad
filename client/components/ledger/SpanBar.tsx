import type { Span } from './span';

/** A delivery time as a bar on a ruler with a mark for each unit; the words beside it say the same. */
export const SpanBar = ({ from, to = from, most }: Span & { most: number }) => (
  <svg
    className="ledger__bar"
    viewBox={`0 0 ${most} 1`}
    preserveAspectRatio="none"
    fill="none"
    strokeDasharray=".98 .02"
    aria-hidden="true"
  >
    <path stroke="var(--line)" strokeWidth=".08" d={`M0 .8H${most}`} />
    <path stroke="var(--leaf)" strokeWidth=".6" d={`M0 .4H${from}`} />
    <path stroke="var(--sun)" strokeWidth=".6" d={`M${from} .4H${to}`} />
  </svg>
);
