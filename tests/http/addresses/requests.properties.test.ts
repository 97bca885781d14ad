import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { pageIds, pageLangs, pagePath } from '../../../shared/pages';
import { rules } from '../../../shared/redirects';
import { runs } from '../../support/exhaustive';
import { startLoggedSite } from '../../support/loggedSite';

const pagePaths = pageIds.flatMap((id) => pageLangs(id).map((lang) => pagePath(id, lang)));

const known = fc.constantFrom(
  ...['', '/robots.txt', '/favicon.svg', '/assets/x.js', ...pagePaths],
  ...rules.map(({ from }) => from.replace('{lang}', 'en').replace('{id}', 'x')),
);

/** The URLs of rules that leave the site. */
const outwardUrls: unknown[] = rules.map(({ to }) => to);

const pieces = fc.constantFrom(
  ...['/', '//', '\\', '/./', '?', '#', '&', '%2f', '%5c', '%00', '%0d%0a', '%zz', '..', 'a.com'],
  ...['en', 'pt', 'EN', 'products', 'tools', '__proto__', '%C3%A7', 'privacy-policy', 'lang=pt'],
);

const added = fc.oneof(
  fc.array(pieces, { maxLength: 8 }).map((all) => all.join('')),
  fc.stringMatching(/^[!-~]{0,60}$/),
);

/** Targets that an HTTP parser accepts: addresses of the site and misspellings of them, or random characters. */
const target = fc.tuple(known, added).map(([path, more]) => path + more || '/');

const acceptLanguage: fc.Arbitrary<string> = fc.constantFrom(
  'pt-BR,pt;q=0.9,en;q=0.8',
  'de, pt;q=0.1',
  '*',
  'q=;,*-',
);

// `npm test` sends a thousand requests, the nightly run four thousand.
vi.setConfig({ testTimeout: 600_000 });

const site = await startLoggedSite({ warm: true });

test('answers any address with a known status and no stack trace, and redirects to a page in one hop', async () => {
  let redirects = 0;
  const request = fc.asyncProperty(target, acceptLanguage, async (path, language) => {
    const { status, headers, body } = await site.send({
      path,
      headers: { 'accept-language': language },
    });
    expect([200, 301, 302, 400, 404, 410, 414]).toContain(status);
    if (status >= 400) {
      expect(headers['cache-control']).toBe('no-store');
      expect(body.toString()).not.toMatch(/\bat \S.*:\d+:\d+|node_modules/);
    }
    if (headers.location === undefined) return;
    redirects += 1;
    if (outwardUrls.includes(headers.location)) return;
    // A browser reads `//` and `/\` as the start of another host.
    expect(headers.location).toMatch(/^\/(?![/\\])/);
    const [landing = ''] = headers.location.split('#', 1);
    expect(pagePaths).toContain(landing.split('?', 1)[0]);
    expect((await site.send(landing)).status, headers.location).toBe(200);
  });
  await fc.assert(request, {
    numRuns: runs(4000),
    examples: ['//a@b#', 'http://a.example/en\\', '*'].map((path) => [path, 'de']),
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
