import { lazy } from 'react';

/** Loads the module of menu and footer. Rejects if the network fails. */
export const loadSiteEnd = () => import('./SiteEnd');

/** A chunk of its own: the server's markup is there, and nothing waits for React to take it over. */
export const LazySiteEnd = lazy(async () => ({ default: (await loadSiteEnd()).SiteEnd }));
