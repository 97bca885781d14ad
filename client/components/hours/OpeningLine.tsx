import type { ReactNode } from 'react';
import { useLang } from '../../document/view';
import { useNow } from './useNow';

/** Two empty lines, so that nothing moves later: a non-breaking space has the height of one. */
const blank = (
  <>
    {'\u00a0'}
    <br />
    {'\u00a0'}
  </>
);

type Props = {
  className: string;
  /** What is shown in two lines until the time is known; by default they are empty. */
  before?: ReactNode;
};

/**
 * Says in two lines whether somebody is available now, and until when or from when. It is no live
 * region: the clock must not interrupt a screen reader.
 */
export const OpeningLine = ({ className, before = blank }: Props) => {
  const lang = useLang();
  const now = useNow();
  const [state, next] = now?.say(lang) ?? [];
  return (
    <p className={className} data-hours={now?.state}>
      {now ? (
        <>
          <strong>{state}</strong> <br />
          <span>{next}</span>
        </>
      ) : (
        before
      )}
    </p>
  );
};
