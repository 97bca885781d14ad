import { useEffect, useState } from 'react';
import type { Now } from './clock';

/**
 * What the business hours mean now; unknown until the page is hydrated, for the stored page is read at
 * any hour. Neither hydration nor anything else waits for the clock, so it comes as a chunk of its own;
 * where that fails, the hours alone are shown.
 */
export const useNow = (): Now | undefined => {
  const [now, setNow] = useState<Now>();
  useEffect(() => {
    const watching = import('./clock').then(
      ({ watchHours }) => watchHours(setNow),
      () => () => {},
    );
    return () => {
      watching.then((stop) => stop());
    };
  }, []);
  return now;
};
