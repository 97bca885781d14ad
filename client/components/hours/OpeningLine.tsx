import { useLang } from '../../view';
import { useNow } from './useNow';

/** A non-breaking space that reserves the height of an empty line. */
const blank = '\u00a0';

type Props = {
  className: string;
  /** What is shown until the time is known; by default two empty lines, so that nothing moves later. */
  before?: [state: string, next: string];
};

/**
 * Says in two lines whether somebody is available now, and until when or from when. It is no live
 * region: the clock must not interrupt a screen reader.
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
