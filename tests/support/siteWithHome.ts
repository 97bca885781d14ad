import type { ReactElement } from 'react';
import { startSite, type TestSite } from './site';

/** A site whose home page is another document; its log is kept. */
export const siteWithHome = (home: () => ReactElement): Promise<TestSite> =>
  startSite({
    warm: false,
    environment: { LOG_LEVEL: 'info' },
    change: ({ document }) => ({
      document: async (job) =>
        job.kind === 'page' && job.page === 'home' ? home() : document(job),
    }),
  });
