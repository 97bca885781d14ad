import { afterEach, expect, test, vi } from 'vitest';
import { commonDocuments } from '../../support/documents';
import { startSite } from '../../support/site';

// Every page is rendered twice.
vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  vi.useRealTimers();
});

test('documents do not change with the date, so that caches may keep them', async () => {
  const today = await commonDocuments();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-02-02T03:04:05Z') });
  const { http } = await startSite({ rendersAnew: true });
  for (const [name, { address, acceptLanguage, response }] of today) {
    const later = await http.get(address).set('Accept-Language', acceptLanguage);
    expect(later.text, name).toBe(response.text);
  }
});
