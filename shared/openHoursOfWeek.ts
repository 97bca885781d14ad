import { readOpening } from './openHours';

/** Whether somebody answers in each hour of a week, a digit for each, counted as `Date` counts: from a Thursday, 0:00 UTC. */
export const openHoursOfWeek = (): string =>
  Array.from({ length: 168 }, (_, hour) =>
    Number(readOpening(new Date(hour * 3_600_000)).open),
  ).join('');
