import { formatNumber, formatPrice, readersCurrency } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { rowsTold, type Source, sales, sources, told, wrongRows } from './data';

const add = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What all sources sold in a month. */
export const total = (month: number): number =>
  add(sources.map((source) => sales[source][month] ?? 0));

/** How much of all sales came from a source, in per cent. */
export const share = (source: Source): number =>
  (100 * add(sales[source])) / add(sources.flatMap((one) => sales[one]));

/** What a source sold in the month that is told, once its wrong row is right. */
export const right = (source: Source): number => sales[source][told] ?? 0;

/** What a source said of that month before. */
export const reported = (source: Source): number =>
  right(source) - wrongRows[source].after + wrongRows[source].before;

/** What all of them said together. */
export const reportedTogether = add(sources.map(reported));

/** How many rows the month has. */
export const rowsTogether = add(Object.values(rowsTold));

/** A sum with its cents, without the sign of its money. */
export const formatSum = (amount: number, lang: Lang): string => formatNumber(amount, lang, 2);

/** A sum with its cents, as its reader writes money. */
export const formatMoney = (amount: number, lang: Lang): string =>
  formatPrice({ amount, currency: readersCurrency[lang], digits: 2 }, lang);

/** A difference with its sign, which is a true minus: no hyphen at which a line could break. */
export const formatDifference = (amount: number, lang: Lang): string =>
  `${amount < 0 ? '\u2212' : '+'}${formatMoney(Math.abs(amount), lang)}`;

/** Thousands with one decimal, as the chart has them. */
export const formatThousands = (amount: number, lang: Lang): string =>
  formatNumber(amount / 1000, lang, 1);
