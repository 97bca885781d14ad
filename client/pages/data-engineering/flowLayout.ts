import { type Source, sources, told } from './data';
import { right, total } from './totals';

/** The side of the square that the streams are drawn in. */
export const side = 100;

/** How broad the streams are once they run together. */
const trunk = 48;

const round = (value: number): number => Math.round(value * 10) / 10;

const breadth = (source: Source): number => (right(source) / total(told)) * trunk;

/** Where a stream lies in the trunk: the last source first, as in the chart's bars from the top. */
const place = (source: Source): number =>
  sources
    .slice(0, sources.indexOf(source))
    .reduce((sum, before) => sum + breadth(before), (side - trunk) / 2);

/** A stream from the middle of its source's place to its own in the trunk, as broad as its sales. */
export const streamOf = (source: Source): string => {
  const broad = breadth(source);
  const from = (side / sources.length) * (sources.indexOf(source) + 0.5) - broad / 2;
  const to = place(source);
  const [a, b, c, d] = [from, from + broad, to, to + broad].map(round);
  return `M0 ${a}C35 ${a} 35 ${c} 70 ${c}H${side}V${d}H70C35 ${d} 35 ${b} 0 ${b}z`;
};
