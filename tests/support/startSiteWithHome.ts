import type { ReactElement } from 'react';
import type { PageStore } from '../../server/cache/pageStore';
import { startSite, type TestSite } from './site';

/** Starts a site with another home page and, if given, another time limit of a rendering; it keeps the log. */
export const startSiteWithHome = (home: () => ReactElement, timeout?: number): Promise<TestSite> =>
  startSite({
    environment: { LOG_LEVEL: 'info' },
    change: ({ document, store }) => ({
      ...(timeout && {
        store: new (store.constructor as typeof PageStore)(timeout),
      }),
      document: async (job) =>
        job.kind === 'page' && job.page === 'home' ? home() : document(job),
    }),
  });
