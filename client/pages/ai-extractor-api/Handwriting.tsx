import type { Pen } from './samples';

const high = 30;

/** What the pen has drawn. */
const ink = {
  className: 'ai-extractor-api__ink',
  fill: 'none',
  stroke: 'var(--extractor-pen)',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Handwriting: an SVG for the eye, hidden text for assistive technology. */
export const Handwriting = ({ pen }: { pen: Pen }) => (
  <>
    <svg {...ink} viewBox={`0 0 ${pen.width} ${high}`} aria-hidden="true">
      <path d={pen.d} />
    </svg>
    <span className="visually-hidden">{pen.text}</span>
  </>
);

/** The path of a signature, 77 by 30 units. */
export const signature =
  'M3 20C7 1 16-2 13 9S4 20 8 13 20 0 20 8 15 21 21 13 27 9 27 13 30 19 35 13 40 11 41 14 46 16 52 10 63 3 75 4M6 25q30-6 64-5';

/** A signature with a text alternative. */
export const Signature = ({ label }: { label: string }) => (
  <svg {...ink} viewBox="0 0 77 30" role="img" aria-label={label}>
    <path d={signature} />
  </svg>
);
