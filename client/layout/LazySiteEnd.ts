import { lazy } from 'react';

/** A chunk of its own: the server's markup is there, and nothing waits for React to take it over. */
export const LazySiteEnd = lazy(async () => ({ default: (await import('./SiteEnd')).SiteEnd }));
