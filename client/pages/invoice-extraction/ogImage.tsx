import { flatFields } from '../../../shared/apis/api';
import { invoice } from '../../../shared/apis/invoice';
import { brand } from '../../../shared/brand';
import { words } from '../../../shared/copy';
import type { OgImageModule } from '../../ogImage/types';
import { Words } from '../../ogImage/Words';
import { type Figures, figures } from './facts';
import { printedNames } from './printedNames';

const imageCopy = words({
  line: {
    en: 'Every invoice differs. Your data doesn’t.',
    pt: 'Cada invoice vem de um jeito. O dado sai igual.',
  },
  detail: {
    en: ({ pages, free }: Figures) =>
      `PDF or image, up to ${pages} pages. Free: ${free} requests a month.`,
    pt: ({ pages, free }: Figures) =>
      `PDF ou imagem, até ${pages} páginas. Grátis: ${free} requisições por mês.`,
  },
});

const field = 'totalAmount';
const examples = flatFields(invoice.response);
const total = Number(examples.find(({ name }) => name === field)?.example);
const currency = String(examples.find(({ name }) => name === 'currency')?.example);
const printed: ReadonlyMap<string, string> = new Map(
  printedNames.find((one) => one.field === field)?.words,
);

const totalIn = (tongue: string, currencyDisplay: 'code' | 'symbol'): string =>
  new Intl.NumberFormat(tongue, { style: 'currency', currency, currencyDisplay })
    .format(total)
    // French formatting has narrow spaces between thousands, which our fonts lack.
    .replace('\u202f', '\u00a0');

/** The scraps: position, paper colour, font, and how the currency is printed. */
const scraps = [
  {
    tongue: 'de',
    x: 702,
    y: -18,
    turn: -3,
    tint: brand.sheet.light,
    font: 'display',
    sign: 'code',
  },
  { tongue: 'fr', x: 812, y: 124, turn: 3, tint: '#dcecf5', font: 'sans', sign: 'symbol' },
  { tongue: 'nl', x: 672, y: 273, turn: -2, tint: '#fbe3d6', font: 'sans', sign: 'symbol' },
] as const;

const scrap = { width: 430, height: 146 };

/** The same total as suppliers of several countries print it, and the single field that it becomes. */
const Figure = () => (
  <>
    <rect x="664" width="536" height="630" fill={brand.leaf.light} />
    {scraps.map(({ tongue, x, y, turn, tint, font, sign }) => (
      <g key={tongue} transform={`translate(${x} ${y}) rotate(${turn} 215 73)`}>
        <rect x="8" y="10" {...scrap} fill="#000" opacity="0.2" />
        <rect {...scrap} fill={tint} />
        <Words x={30} y={52} size={34} font={font} fill={brand.inkSoft.light}>
          {printed.get(tongue) ?? ''}
        </Words>
        <Words x={30} y={118} size={60} font={font} weight={600} fill={brand.ink.light}>
          {totalIn(tongue, sign)}
        </Words>
      </g>
    ))}
    <rect x="664" y="436" width="536" height="194" fill={brand.screen.light} />
    <Words x={702} y={492} size={38} fill={brand.onScreen.light}>
      {`${field}:`}
    </Words>
    <Words x={698} y={592} size={112} font="display" weight={750} fill={brand.fieldSun.light}>
      {JSON.stringify(total)}
    </Words>
  </>
);

export const ogImage: OgImageModule['ogImage'] = ({ lang }) => {
  const t = imageCopy(lang);
  return { line: t.line, detail: t.detail(figures(lang)), figure: <Figure /> };
};
