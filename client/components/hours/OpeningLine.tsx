import { useLang } from '../../view';
import { useNow } from './useNow';

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
  const lang = useLang();
  const now = useNow();
  const [state, next] = now?.say(lang) ?? before;
  return (
    <p className={className} data-hours={now?.state}>
      <strong>{state}</strong> <br />
      <span>{next}</span>
    </p>
  );
};
