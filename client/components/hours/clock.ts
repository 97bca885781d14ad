import type { HoursRow } from '../../../shared/hours';
import type { Lang } from '../../../shared/languages';
import { hoursRow, type Opening, readOpening } from '../../../shared/openHours';
import { copy } from './copy';
import { everyMinute } from './everyMinute';

/** What the business hours mean now. */
export type Now = {
  state: 'open' | 'closed';
  /** The row that holds today. */
  row: HoursRow | undefined;
  /** Whether somebody is there, and until when or when again: the two halves of a sentence. */
  say: (lang: Lang) => [state: string, next: string];
};

const say = ({ open, today, change: { day, time } }: Opening, lang: Lang): [string, string] => {
  const t = copy(lang);
  if (open) return [t.open, t.closes(time)];
  return [t.closed, day === today ? t.opensToday(time) : t.opens(t.days[day] ?? '', time)];
};

/** Tells what the business hours mean now, and again whenever that may have changed. */
export const watchHours = (told: (now: Now) => void): (() => void) =>
  everyMinute((moment) => {
    const opening = readOpening(moment);
    told({
      state: opening.open ? 'open' : 'closed',
      row: hoursRow(opening.today),
      say: (lang) => say(opening, lang),
    });
  });
