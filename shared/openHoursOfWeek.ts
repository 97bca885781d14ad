import { hours, utcOffsetHours, week } from './hours';

/** Whether somebody answers in each hour of a week, a digit for each, counted as `Date` counts: from a Thursday, 0:00 UTC. */
export const openHoursOfWeek = (): string =>
  Array.from({ length: 168 }, (_, utc) => {
    const hour = utc + 4 * 24 + utcOffsetHours;
    const row = week[Math.floor(hour / 24) % 7];
    if (!row) return 0;
    const { opens, closes } = hours[row];
    return Number(
      hour % 24 >= Number.parseInt(opens, 10) && hour % 24 < Number.parseInt(closes, 10),
    );
  }).join('');
