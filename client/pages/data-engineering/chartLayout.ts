import { exampleMonth, type Source, sales, sources } from './data';
import { reportedTogether, total } from './totals';

/** The viewBox size; a phone shows it at about this size in pixels. */
export const box = { width: 360, height: 250 };

const left = 64;
const top = 8;
const base = 200;
const bar = 36;
const highest = 120_000;

/** The amounts with a grid line. */
export const ticks = [0, 40_000, 80_000];

/** The y positions of the labels below the bars: the month, and the selected source's sales. */
export const below = { month: base + 18, value: base + 38 };

export const plot = { left, right: box.width, base };

const round = (value: number): number => Math.round(value * 10) / 10;

/** The y position of an amount. */
export const heightOf = (amount: number): number => round(base - (amount / highest) * (base - top));

const slot = (box.width - left) / sales.erp.length;

const start = (month: number): number => round(left + slot * month + (slot - bar) / 2);

/** The x position of the centre of a month's bar. */
export const middle = (month: number): number => round(left + slot * (month + 0.5));

/** The amount below a source in a month's stacked bar. */
const under = (source: Source, month: number): number =>
  sources
    .slice(0, sources.indexOf(source))
    .reduce((sum, lower) => sum + (sales[lower][month] ?? 0), 0);

const rectangle = (month: number, from: number, to: number): string =>
  `M${start(month)} ${heightOf(from)}h${bar}V${heightOf(to)}h-${bar}z`;

/** A source's segments of all bars, as one path. */
export const partOf = (source: Source): string =>
  sales[source]
    .map((amount, month) => {
      const from = under(source, month);
      return rectangle(month, from, from + amount);
    })
    .join('');

/** The right end and the baseline of the words beside the excess. */
export const besideExcess = {
  x: start(exampleMonth) - 6,
  y: round(heightOf(reportedTogether) + 10),
};

/** The excess of the reported total over the correct one, in the example month. */
export const excess = rectangle(exampleMonth, total(exampleMonth), reportedTogether);
