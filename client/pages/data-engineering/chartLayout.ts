import { type Source, sales, sources, told } from './data';
import { reportedTogether, total } from './totals';

/** The drawing's own units: a phone shows it at about its size. */
export const box = { width: 360, height: 262 };

const left = 34;
const top = 22;
const base = 214;
const bar = 36;
const highest = 120_000;

/** Where the axis has a line, in money. */
export const ticks = [0, 40_000, 80_000, 120_000];

/** The lines below the bars: the month, and what the chosen source sold in it. */
export const below = { month: base + 18, value: base + 38 };

export const plot = { left, right: box.width, base };

const round = (value: number): number => Math.round(value * 10) / 10;

/** How far up a sum of money stands. */
export const heightOf = (amount: number): number => round(base - (amount / highest) * (base - top));

const slot = (box.width - left) / sales.erp.length;

const start = (month: number): number => round(left + slot * month + (slot - bar) / 2);

/** The middle of a month's bar. */
export const middle = (month: number): number => round(left + slot * (month + 0.5));

/** What lies below a source in a month's bar. */
const under = (source: Source, month: number): number =>
  sources
    .slice(0, sources.indexOf(source))
    .reduce((sum, lower) => sum + (sales[lower][month] ?? 0), 0);

const rectangle = (month: number, from: number, to: number): string =>
  `M${start(month)} ${heightOf(from)}h${bar}V${heightOf(to)}h-${bar}z`;

/** A source's part of all bars, as one path. */
export const partOf = (source: Source): string =>
  sales[source]
    .map((amount, month) => {
      const from = under(source, month);
      return rectangle(month, from, from + amount);
    })
    .join('');

/** What the sources said too much of the month that is told. */
export const tooMuch = rectangle(told, total(told), reportedTogether);
