import { afterEach, expect, test, vi } from 'vitest';
import { commonDocuments, readDocuments } from '../../support/documents';
import { createSite } from '../../support/site';

// Every page is rendered twice.
vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  vi.useRealTimers();
});

test('documents do not change with the date, so that caches may keep them', async () => {
  const today = await commonDocuments();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-02-02T03:04:05Z') });
  const site = await createSite();
  const later = await readDocuments(site);
  site.server.close();
  site.server.closeAllConnections();
  for (const [at, [name, { response }]] of later.entries())
    expect(response.text, name).toBe(today[at]?.[1].response.text);
});
