/** Business hours of a day: from the opening minute, until before the closing minute. */
export type DayHours = Readonly<{ opens: string; closes: string }>;

/** Business hours on a 24-hour clock, in the agency's time zone (America/Sao_Paulo). */
export const hours = {
  weekdays: { opens: '9:00', closes: '18:00' },
  saturday: { opens: '10:00', closes: '14:00' },
} as const;

/** What the agency's clock is ahead of UTC: it has had no summer time since 2019. A test compares it with the time zone. */
export const utcOffsetHours = -3;

/** Working days of a month that pages calculate with: 252 a year. */
export const workingDays = 21;

/** A row of the business hours. */
export type HoursRow = 'weekdays' | 'saturday';

/** The row of each day, Sunday to Saturday; undefined on a closed day. */
export const week: readonly (HoursRow | undefined)[] = [
  undefined,
  'weekdays',
  'weekdays',
  'weekdays',
  'weekdays',
  'weekdays',
  'saturday',
];
