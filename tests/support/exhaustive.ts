/** Whether the run tests every case, as `npm run nightly` does, and not a sample. */
export const exhaustive: boolean = process.env['EXHAUSTIVE'] === '1';

/** The day that chooses the sample, in days since 1970: today, or DAY. */
export const day = Number(process.env['DAY'] ?? Math.floor(Date.now() / 86_400_000));

/** All rows in `npm run nightly`, else the first one. */
export const everyRowNightly = <const T>(rows: readonly T[]): readonly T[] =>
  exhaustive ? rows : rows.slice(0, 1);

/** All rows in `npm run nightly`, else each nth one, in turn by day. */
export const everyNthByDay = <const T>(rows: readonly T[], n: number): readonly T[] =>
  rows.filter((_, index) => exhaustive || (index + day) % n === 0);

/** All rows in `npm run nightly`, else each second one, in turn by day. */
export const everySecondByDay = <const T>(rows: readonly T[]): readonly T[] =>
  everyNthByDay(rows, 2);

/** The number of runs of a property: all in `npm run nightly`, else a quarter. */
export const runs = (count: number): number => (exhaustive ? count : Math.ceil(count / 4));
