import type { Opening } from '../../../shared/openHours';
import { useLang } from '../../view';
import { copy } from './copy';
import { useOpening } from './useOpening';

type Words = ReturnType<typeof copy>;

const next = ({ open, today, change: { day, time } }: Opening, t: Words): string => {
  if (open) return t.closes(time);
  return day === today ? t.opensToday(time) : t.opens(t.days[day] ?? '', time);
};

/** Holds a line open where there is nothing to say yet. */
const blank = '\u00a0';

type Props = {
  className: string;
  /** What stands here until the time is known; without it two empty lines keep the place. */
  before?: [state: string, next: string];
};

/**
 * Says in two lines whether somebody is there now, and until when or when again. It is plain text and
 * no live region: a screen reader reads it where it stands, and the clock interrupts nobody.
 */
export const OpeningLine = ({ className, before = [blank, blank] }: Props) => {
  const t = copy(useLang());
  const opening = useOpening();
  const lines = opening ? [opening.open ? t.open : t.closed, next(opening, t)] : before;
  return (
    <p className={className} data-hours={opening && (opening.open ? 'open' : 'closed')}>
      <strong>{lines[0]}</strong> <br />
      <span>{lines[1]}</span>
    </p>
  );
};
