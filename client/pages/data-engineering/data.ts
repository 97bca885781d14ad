import type { Span } from '../../components/ledger/span';

/** The systems that the example company sells through, from the bottom of the chart's bars to the top. */
export const sources = ['erp', 'shop', 'sheet', 'bank'] as const;

export type Source = (typeof sources)[number];

/** The example company's correct sales, one amount per month from January on. */
export const sales: Readonly<Record<Source, readonly number[]>> = {
  erp: [41_200, 38_600, 44_900, 43_100, 47_800, 45_300],
  shop: [18_300, 16_900, 21_400, 24_800, 29_600, 27_100],
  sheet: [14_100, 13_200, 12_600, 11_900, 12_850, 10_700],
  bank: [5_200, 4_800, 5_900, 6_300, 7_150, 6_600],
};

/** The example month; January is 0. */
export const exampleMonth = 4;

/** The number of rows that each source has in the example month. */
export const rowsOfMonth: Readonly<Record<Source, number>> = {
  erp: 318,
  shop: 241,
  sheet: 29,
  bank: 42,
};

/** The one wrong row of each source: the amount it added to the month before and after its correction. */
export const wrongRows: Readonly<Record<Source, { before: number; after: number }>> = {
  // A price typed without its decimal separator.
  erp: { before: 18_900, after: 189 },
  // An order of the last evening of the month, dated by a clock three hours ahead.
  shop: { before: 0, after: 389.9 },
  // A date with day and month swapped.
  sheet: { before: 0, after: 1_250 },
  // The payment of the sheet's order: counting it would count the sale twice.
  bank: { before: 1_250, after: 0 },
};

/** The services on offer, with the time until each is in use. */
export const works = {
  collect: { from: 1, to: 2, unit: 'week' },
  warehouse: { from: 2, to: 4, unit: 'week' },
  pipelines: { from: 1, to: 3, unit: 'week' },
  dashboards: { from: 1, to: 2, unit: 'week' },
  quality: { from: 1, to: 2, unit: 'week' },
  sheets: { from: 2, to: 5, unit: 'week' },
  forecast: { from: 3, to: 6, unit: 'week' },
} satisfies Record<string, Span>;

export type WorkId = keyof typeof works;

/** The time until the first question is answered: its sources are collected, then joined in the database. */
export const firstAnswer: Span = {
  from: works.collect.from + works.warehouse.from,
  to: works.collect.to + works.warehouse.to,
  unit: 'week',
};

/** The example's nightly run: when each source was last read successfully, in minutes since midnight, and its state. */
export const night = {
  at: 370,
  runs: [
    { source: 'erp', until: 120, today: true, state: 'fresh', rows: 14 },
    { source: 'shop', until: 120, today: false, state: 'old', rows: 3 },
    { source: 'sheet', until: 125, today: false, state: 'old', rows: 0 },
    { source: 'bank', until: 130, today: true, state: 'asks', rows: 1 },
  ],
} as const;
