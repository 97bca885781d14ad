/** Business hours of a day: from the opening minute, until before the closing minute. */
export type DayHours = Readonly<{ opens: string; closes: string }>;

/** Business hours on a 24-hour clock, in the agency's time zone. */
export const hours = {
  timeZone: 'America/Sao_Paulo',
  weekdays: { opens: '9:00', closes: '18:00' },
  saturday: { opens: '10:00', closes: '14:00' },
} as const;

/** Working days of a month that pages calculate with: 252 a year. */
export const workingDays = 21;

/** A row of the business hours. */
export type HoursRow = 'weekdays' | 'saturday';
