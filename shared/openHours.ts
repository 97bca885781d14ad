import { type DayHours, type HoursRow, hours, week } from './hours';

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

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

// `en-US` for its weekday names; h23 because h24 writes midnight as 24:00. Created on demand: the server never needs it,
// and Node takes 10 ms to load the time zones.
const agencyClock = () =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: hours.timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

/** The day of the week and the minutes since midnight in the agency's time zone. */
const readClock = (moment: Date): { today: Weekday; minute: number } => {
  const parts = Object.fromEntries(
    agencyClock()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return {
    today: weekdays.indexOf(parts['weekday'] ?? '') as Weekday,
    minute: Number(parts['hour']) * 60 + Number(parts['minute']),
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
