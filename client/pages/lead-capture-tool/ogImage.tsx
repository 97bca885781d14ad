import { brand } from '../../../shared/brand';
import { words } from '../../../shared/copy';
import { adPageDays } from '../../../shared/delivery';
import { formatNumber } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import type { OgImageModule } from '../../ogImage/types';
import { copy } from './copy';
import { sources } from './data';
import { Cell, colours, columns, Grid, rows } from './ogImage/Spreadsheet';
import { sheet } from './samples';

const imageCopy = words({
  kicker: {
    en: 'Lead capture pages for your ads',
    pt: 'Página de captura de leads para o seu anúncio',
  },
  detail: {
    en: (days: string) => `The page behind your ad. Live in up to ${days}\u00a0business days.`,
    pt: (days: string) => `A página do seu anúncio. No ar em até ${days}\u00a0dias úteis.`,
  },
});

/** A mouse pointer, its tip at 0, 0. */
const pointer = 'M0 0V164L38 130 65 190 95 177 69 118H120z';

/** The spreadsheet, cropped by the image, with the row that a click has just added. */
const Figure = ({ lang }: { lang: Lang }) => {
  const { earlier, visits } = sheet[lang];
  const { name, source } = visits[sources[0]];
  const there = [copy(lang).figure.columns, ...earlier];
  const { height } = rows;
  return (
    <>
      <Grid lang={lang} />
      {there.map((row, at) => (
        <g key={row.name} transform={`translate(0 ${at * height})`}>
          <Cell column="name">{row.name}</Cell>
          <Cell column="source">{row.source}</Cell>
        </g>
      ))}
      <g transform={`translate(0 ${there.length * height})`}>
        <Cell column="name" tone={brand.fieldSun.light}>
          {name}
        </Cell>
        <Cell column="source" tone={brand.fieldSky.light}>
          {source}
        </Cell>
        <path
          d={`M${columns.name} 0H${columns.end}v${height}H${columns.name}z`}
          fill="none"
          stroke={brand.ink.light}
          strokeWidth="8"
        />
        <path
          d={pointer}
          transform="translate(872 84)"
          fill={brand.ink.light}
          stroke={brand.sheet.light}
          strokeWidth="10"
          strokeLinejoin="round"
        />
      </g>
    </>
  );
};

export const ogImage: OgImageModule['ogImage'] = ({ lang }) => ({
  kicker: imageCopy(lang).kicker,
  line: copy(lang).hero.kicker,
  detail: imageCopy(lang).detail(formatNumber(adPageDays.to, lang)),
  figure: <Figure lang={lang} />,
  palette: {
    ground: colours.title,
    ink: brand.onScreen.light,
    soft: colours.soft,
  },
  words: { x: 64, width: 480 },
});
