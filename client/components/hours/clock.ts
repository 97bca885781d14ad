import type { HoursRow } from '../../../shared/hours';
import type { Lang } from '../../../shared/languages';
import { hoursRow, type Opening, readOpening } from '../../../shared/openHours';
import { copy } from './copy';
import { everyMinute } from './everyMinute';
import { formatTime } from './formatTime';

/** The business hours evaluated at the current time. */
export type Now = {
  state: 'open' | 'closed';
  /** The row of today, if the business hours have one. */
  row: HoursRow | undefined;
  /** Whether somebody is available, and until when or from when: the two halves of a sentence. */
  say: (lang: Lang) => [state: string, next: string];
};

const say = ({ open, today, change: { day, time } }: Opening, lang: Lang): [string, string] => {
  const t = copy(lang);
  const at = formatTime(time, lang);
  if (open) return [t.open, t.closes(at)];
  return [t.closed, day === today ? t.opensToday(at) : t.opens(t.days[day] ?? '', at)];
};

/** Evaluates the business hours, calls back with the result, and repeats it every minute. */
export const watchHours = (onChange: (now: Now) => void): (() => void) =>
  everyMinute((moment) => {
    const opening = readOpening(moment);
    onChange({
      state: opening.open ? 'open' : 'closed',
      row: hoursRow(opening.today),
      say: (lang) => say(opening, lang),
    });
  });
