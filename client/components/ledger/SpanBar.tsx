import type { Span } from './span';
import './span-bar.css';

type Props = Span & {
  /** The length of the ruler. */
  most: number;
  /** Where the work begins, of works that follow each other. */
  start?: number;
};

/** A delivery time as a bar on a ruler with a mark for each unit; the words beside it say the same. */
export const SpanBar = ({ from, to = from, most, start = 0 }: Props) => (
  <svg
    className="span-bar"
    viewBox={`0 0 ${most} 1`}
    preserveAspectRatio="none"
    fill="none"
    strokeDasharray=".98 .02"
    aria-hidden="true"
  >
    <path stroke="var(--line)" strokeWidth=".08" d={`M0 .8H${most}`} />
    <path stroke="var(--leaf)" strokeWidth=".6" d={`M${start} .4h${from}`} />
    <path stroke="var(--sun)" strokeWidth=".6" d={`M${start + from} .4h${to - from}`} />
  </svg>
);
