import { lazy } from 'react';

/** Loads the module of menu and footer. Rejects if the network fails. */
export const loadSiteEnd = () => import('./SiteEnd');

/** A chunk of its own, which React hydrates after the page: the server's markup is there. */
export const LazySiteEnd = lazy(async () => ({ default: (await loadSiteEnd()).SiteEnd }));
