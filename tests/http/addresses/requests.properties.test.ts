import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { acceptLanguage, target } from '../../support/arbitraries';
import { runs } from '../../support/exhaustive';
import { startLoggedSite } from '../../support/loggedSite';
import { pagePaths } from '../../support/pagePaths';

// `npm test` sends hundreds of requests, the nightly run thousands.
vi.setConfig({ testTimeout: 600_000 });

const site = await startLoggedSite({ warm: true });

test('answers any address with a known status and no stack trace, and redirects to a page in one hop', async () => {
  let redirects = 0;
  const request = fc.asyncProperty(target, acceptLanguage, async (path, language) => {
    const answer = await site.send({ path, headers: { 'accept-language': language } });
    const { location, 'cache-control': cacheControl } = answer.headers;
    expect([200, 301, 302, 400, 404, 414]).toContain(answer.status);
    if (answer.status >= 400) {
      expect(cacheControl).toBe('no-store');
      expect(answer.body.toString()).not.toMatch(/\bat \S.*:\d+:\d+|node_modules/);
    }
    if (location === undefined) return;
    redirects += 1;
    // A browser reads `//` and `/\` as the start of another host.
    expect(location).toMatch(/^\/(?![/\\])/);
    expect(pagePaths).toContain(location.split(/[?#]/, 1)[0]);
    expect((await site.send(location.split('#', 1)[0] ?? '')).status, location).toBe(200);
  });
  await fc.assert(request, {
    numRuns: runs(4000),
    examples: ['//a@b#', 'http://a.example/en\\', '*'].map((path) => [path, 'en']),
  });
  expect(redirects).toBeGreaterThan(20);
  const faults = site.lines().filter(({ level }) => level === 'error' || level === 'fatal');
  expect(faults).toEqual([]);
});

test('answers 414 when the query makes the Location of a redirect too long', async () => {
  const start = '/pt/nano-banana-api?';
  const { location = '' } = (await site.send(start.padEnd(7990, 'a'))).headers;
  expect((await site.send(location)).status).toBe(200);
  expect((await site.send(start.padEnd(8000, 'a'))).status).toBe(414);
  expect((await site.send('/?'.padEnd(8000, 'a'))).status).toBe(414);
});
