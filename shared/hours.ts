/** When somebody answers, on one day: from the opening minute on, up to the closing minute. */
export type DayHours = Readonly<{ opens: string; closes: string }>;

/** Business hours on a 24-hour clock, in the agency's time zone. */
export const hours = {
  timeZone: 'America/Sao_Paulo',
  weekdays: { opens: '9:00', closes: '18:00' },
  saturday: { opens: '10:00', closes: '14:00' },
} as const;

/** A row of the business hours. */
export type HoursRow = 'weekdays' | 'saturday';

/** The days of a week as `Date` numbers them. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Sunday to Saturday: the row that holds for each day; none on a day on which nobody is there. */
const week: readonly (HoursRow | undefined)[] = [
  undefined,
  'weekdays',
  'weekdays',
  'weekdays',
  'weekdays',
  'weekdays',
  'saturday',
];

/** The row of the business hours that holds on a day of the week. */
export const hoursRow = (day: Weekday): HoursRow | undefined => week[day];
