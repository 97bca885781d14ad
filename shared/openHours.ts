import { type DayHours, type HoursRow, hours, utcOffsetHours, week } from './hours';

/** The days of a week as `Date` numbers them. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The row of the business hours of a day; undefined on a closed day. */
export const hoursRow = (day: Weekday): HoursRow | undefined => week[day];

/** Whether the agency is open at a moment, and when that changes next, in its time zone. */
export type Opening = Readonly<{
  open: boolean;
  /** The day of the week in the agency's time zone, which need not be that of the reader. */
  today: Weekday;
  /** The closing time when open, the next opening time when closed. */
  change: Readonly<{ day: Weekday; time: string }>;
}>;

/**
 * The day of the week and the minutes since midnight in the agency's time zone. By its offset: browsers with an old
 * time zone database still give it a summer time.
 */
const readClock = (moment: Date): { today: Weekday; minute: number } => {
  const local = new Date(moment.getTime() + utcOffsetHours * 3_600_000);
  return {
    today: local.getUTCDay() as Weekday,
    minute: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
};

const minuteOf = (time: string): number => {
  const [hour, minute] = time.split(':');
  return Number(hour) * 60 + Number(minute);
};

const hoursOn = (day: Weekday): DayHours | undefined => {
  const row = hoursRow(day);
  return row && hours[row];
};

/** The first opening after a day of the week. */
const nextOpening = (after: Weekday): Opening['change'] => {
  const day = ((after + 1) % 7) as Weekday;
  const next = hoursOn(day);
  return next ? { day, time: next.opens } : nextOpening(day);
};

/** Reads the business hours at a moment, whatever the visitor's time zone. */
export const readOpening = (moment: Date): Opening => {
  const { today, minute } = readClock(moment);
  const day = hoursOn(today);
  if (!day || minute >= minuteOf(day.closes))
    return { open: false, today, change: nextOpening(today) };
  const open = minute >= minuteOf(day.opens);
  return { open, today, change: { day: today, time: open ? day.closes : day.opens } };
};
