import { type Source, sources } from './data';
import { reported, reportedTogether } from './totals';

/** The side length of the square viewBox. */
export const side = 100;

/** The width of all streams together where they merge. */
const trunk = 44;

const round = (value: number): number => Math.round(value * 10) / 10;

const breadth = (source: Source): number => (reported(source) / reportedTogether) * trunk;

/** The y position of a stream in the trunk, in the order of the sources. */
const place = (source: Source): number =>
  sources
    .slice(0, sources.indexOf(source))
    .reduce((sum, before) => sum + breadth(before), (side - trunk) / 2);

/** A stream's path from its source to its place in the trunk; its width is proportional to what it reported. */
export const streamOf = (source: Source): string => {
  const broad = breadth(source);
  const from = (side / sources.length) * (sources.indexOf(source) + 0.5) - broad / 2;
  const to = place(source);
  const [a, b, c, d] = [from, from + broad, to, to + broad].map(round);
  return `M0 ${a}C35 ${a} 35 ${c} 70 ${c}H${side}V${d}H70C35 ${d} 35 ${b} 0 ${b}z`;
};
