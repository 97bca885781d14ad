/** Whether a matrix is asked whole, and not a sample of it: by `npm run nightly`. */
export const exhaustive: boolean = process.env['EXHAUSTIVE'] === '1';

/** The day that decides which part of a matrix is asked: today, in days since 1970, or what DAY says. */
export const day = Number(process.env['DAY'] ?? Math.floor(Date.now() / 86_400_000));

/** A matrix as it is asked: whole by `npm run nightly`, its first row by day. */
export const everyRowNightly = <const T>(rows: readonly T[]): readonly T[] =>
  exhaustive ? rows : rows.slice(0, 1);

/** How often a property is asked: as often as said by `npm run nightly`, a quarter of that by day. */
export const runs = (count: number): number => (exhaustive ? count : Math.ceil(count / 4));
