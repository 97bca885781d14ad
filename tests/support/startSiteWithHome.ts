import type { ReactElement } from 'react';
import type { PageStore } from '../../server/cache/pageStore';
import { startSite, type TestSite } from './site';

/** A site whose home page is another document, which may have a time of its own; its log is kept. */
export const startSiteWithHome = (home: () => ReactElement, timeout?: number): Promise<TestSite> =>
  startSite({
    environment: { LOG_LEVEL: 'info' },
    change: ({ document, store }) => ({
      ...(timeout && {
        store: new (store.constructor as typeof PageStore)(store.limit, timeout),
      }),
      document: async (job) =>
        job.kind === 'page' && job.page === 'home' ? home() : document(job),
    }),
  });
