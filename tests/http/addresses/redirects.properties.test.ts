import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { pagePaths, target } from '../../support/arbitraries/addresses';
import { acceptLanguage } from '../../support/arbitraries/headers';
import { startSite } from '../../support/site';

// Some hundred requests, one after the other.
vi.setConfig({ testTimeout: 60_000 });

const site = await startSite();

test('whatever is redirected arrives, in one hop, at a page of the table', async () => {
  let redirects = 0;
  const ask = (path: string, language: string) =>
    site.ask({ path, headers: { 'accept-language': language } });
  await fc.assert(
    fc.asyncProperty(target, acceptLanguage, async (asked, language) => {
      const { status, headers } = await ask(asked, language);
      expect([200, 301, 302, 400, 404, 414]).toContain(status);
      expect(headers.location !== undefined).toBe(status === 301 || status === 302);
      if (headers.location === undefined) return;
      redirects += 1;
      expect(pagePaths).toContain(headers.location.split(/[?#]/, 1)[0]);
      expect(
        (await ask(headers.location.split('#', 1)[0] ?? '', language)).status,
        headers.location,
      ).toBe(200);
    }),
    { numRuns: 250 },
  );
  // Of what is generated about every fifth is redirected; none would have been a test of nothing.
  expect(redirects).toBeGreaterThan(20);
});

test('also one whose query is nearly as long as an address may be; a longer one is 414 itself', async () => {
  const start = '/pt/nano-banana-api?';
  const { headers } = await site.ask(start.padEnd(7990, 'a'));
  expect((await site.ask(headers.location ?? '')).status).toBe(200);
  expect((await site.ask(start.padEnd(8000, 'a'))).status).toBe(414);
  expect((await site.ask('/?'.padEnd(8000, 'a'))).status).toBe(414);
});
