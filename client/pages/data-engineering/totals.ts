import { formatNumber, formatPrice, readersCurrency } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { exampleMonth, rowsOfMonth, type Source, sales, sources, wrongRows } from './data';

const add = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The sales of all sources in a month. */
export const total = (month: number): number =>
  add(sources.map((source) => sales[source][month] ?? 0));

/** A source's share of all sales, in percent. */
export const share = (source: Source): number =>
  (100 * add(sales[source])) / add(sources.flatMap((one) => sales[one]));

/** A source's correct sales in the example month. */
export const corrected = (source: Source): number => sales[source][exampleMonth] ?? 0;

/** A source's sales in the example month as first reported, with its wrong row. */
export const reported = (source: Source): number =>
  corrected(source) - wrongRows[source].after + wrongRows[source].before;

/** The total that all sources reported. */
export const reportedTogether = add(sources.map(reported));

/** The number of rows of the example month. */
export const rowsTogether = add(Object.values(rowsOfMonth));

/** Formats an amount with cents and without a currency. */
export const formatSum = (amount: number, lang: Lang): string => formatNumber(amount, lang, 2);

/** Formats an amount with cents in the reader's currency. */
export const formatMoney = (amount: number, lang: Lang): string =>
  formatPrice({ amount, currency: readersCurrency[lang], digits: 2 }, lang);

/** Formats a difference with its sign. The minus is U+2212: a line could break after a hyphen. */
export const formatDifference = (amount: number, lang: Lang): string =>
  `${amount < 0 ? '\u2212' : '+'}${formatMoney(Math.abs(amount), lang)}`;

/** Formats an amount in thousands with one decimal, as in the chart. */
export const formatThousands = (amount: number, lang: Lang): string =>
  formatNumber(amount / 1000, lang, 1);
