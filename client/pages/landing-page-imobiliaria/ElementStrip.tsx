import type { ReactNode } from 'react';
import { costs } from './data';
import { example } from './example/copy.pt';
import { reais } from './format';

const registration = example.broker.slice(example.broker.indexOf('CRECI'));

/** What a drawing stands on: larger than its cell, which cuts it. */
const ground = (fill: string) => <path fill={fill} d="M-99-99H200V200H-99z" />;

/** The drawing of each element, in the order of the texts. */
const strips: readonly ReactNode[] = [
  <>
    {ground('var(--sun)')}
    <path fill="var(--leaf)" d="M-99 34 4 14l26 20 18-12 24 14 128 8V200H-99z" />
    <path fill="var(--card)" stroke="var(--imobiliaria-wall)" d="M38 4h28v26H38z" />
    <path stroke="var(--imobiliaria-wall)" fill="none" d="M52 4v14h14M38 18h8" />
    <circle cx="16" cy="8" r="5" fill="var(--card)" />
  </>,
  <>
    <text x="36" y="21">
      {reais(costs.buy)}
    </text>
    <path fill="var(--leaf)" d="M4 28h64v3H4z" />
    <path
      fill="var(--imobiliaria-wall)"
      d="M4 36h28v3H4zM4 43h20v3H4zM48 36h20v3H48zM54 43h14v3H54z"
    />
  </>,
  <>
    {ground('var(--sunken)')}
    <path
      stroke="var(--card)"
      strokeWidth="5"
      d="M-99-12 200 70M-40 200 40-90M20 200 110-99M-99 60 200 6"
    />
    <path fill="var(--sun)" d="m6 28 16 4-4 14L2 42z" />
    <path fill="var(--leaf)" d="M36 44C27 33 25 29 25 23a11 11 0 0 1 22 0c0 6-2 10-11 21z" />
    <circle cx="36" cy="23" r="4" fill="var(--card)" />
  </>,
  <>
    <path fill="var(--leaf)" d="M4 5h30v12H4zM4 21h18v12H4z" />
    <path
      fill="none"
      stroke="var(--leaf)"
      d="M38.500 5.500h29v11h-29zM27.500 21.500h17v11h-17zM50.500 21.500h17v11h-17z"
    />
    <path fill="var(--imobiliaria-wall)" d="M4 37h64v12H4z" />
  </>,
  <>
    <path fill="var(--leaf)" d="M16 42c0-28 40-28 40 0z" />
    <circle cx="36" cy="14" r="9.5" fill="var(--leaf)" />
    <text x="36" y="57">
      {registration}
    </text>
    <path fill="var(--imobiliaria-wall)" d="M8 66h56v3H8zM8 73h48v3H8zM8 80h30v3H8z" />
  </>,
  <>
    {ground('var(--imobiliaria-wall)')}
    <path fill="var(--sun)" d="M10 16h52v20H10z" />
    <path fill="var(--imobiliaria-wall)" d="M28 21h16v9h-9l-4 4v-4h-3z" />
  </>,
];

/** The place of the broker among them: the longest text, so the tallest drawing. */
const broker = 4;

/** A drawing of an element of the page. */
export const ElementStrip = ({ at }: { at: number }) => (
  <svg
    viewBox={`0 0 72 ${at === broker ? 86 : 52}`}
    fill="none"
    strokeWidth="1"
    textAnchor="middle"
    aria-hidden="true"
  >
    {strips[at]}
  </svg>
);
