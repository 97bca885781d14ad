import { brand } from '../../../../shared/brand';
import { formatNumber } from '../../../../shared/format';
import type { Lang } from '../../../../shared/languages';
import { Words } from '../../../ogImage/Words';

/** The page's spreadsheet colours in sRGB: title bar, grid lines, row number background. */
export const colours = { title: '#135c30', rule: '#c8c8bd', numbers: '#e8e9e0', soft: '#c8e8cd' };

/** The number of rows that fit, and the x positions of the columns; the last column is cropped. */
export const rows = { count: 6, height: 105 };
export const columns = { number: 576, name: 632, source: 966, end: 1210 };

type CellProps = { column: 'name' | 'source'; children: string; tone?: string };

/** A word in a row whose top is at y = 0; in the new row it has a coloured background. */
export const Cell = ({ column, children, tone }: CellProps) => {
  const { name, source, end } = columns;
  const x = columns[column];
  const width = column === 'name' ? source - name : end - source;
  return (
    <>
      {tone && <rect x={x} width={width} height={rows.height} fill={tone} />}
      <Words
        x={x + 20}
        y={67}
        size={tone ? 44 : 40}
        weight={tone ? 750 : 500}
        fill={tone ? brand.onSheet.light : brand.inkSoft.light}
      >
        {children}
      </Words>
    </>
  );
};

/** The empty spreadsheet: backgrounds, grid lines and row numbers. */
export const Grid = ({ lang }: { lang: Lang }) => {
  const { number, name, source, end } = columns;
  const places = Array.from({ length: rows.count }, (_, at) => at + 1);
  return (
    <>
      <path d={`M${number} 0H${end}V630H${number}z`} fill={brand.sheet.light} />
      <path d={`M${number} 630V0H${end}V${rows.height}H${name}V630z`} fill={colours.numbers} />
      {places.map((place) => (
        <g key={place} transform={`translate(0 ${(place - 1) * rows.height})`}>
          <path d={`M${number} ${rows.height}H${end}`} stroke={colours.rule} strokeWidth="3" />
          <Words
            x={(number + name) / 2}
            y={64}
            size={32}
            anchor="middle"
            fill={brand.inkSoft.light}
          >
            {formatNumber(place, lang)}
          </Words>
        </g>
      ))}
      <path d={`M${name} 0V630M${source} 0V630`} stroke={colours.rule} strokeWidth="3" />
    </>
  );
};
