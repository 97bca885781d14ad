import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { langs } from '../../../shared/languages';
import { rules } from '../../../shared/redirects';
import { runs } from '../../support/exhaustive';
import { startLoggedSite } from '../../support/loggedSite';
import { pagePaths } from '../../support/pagePaths';

const ids = ['ocr-document-pro', 'no-such-id', '__proto__', '%C3%A7'];

const knownPath = fc.constantFrom(
  ...pagePaths,
  ...rules.flatMap(({ from }) =>
    langs.flatMap((lang) => ids.map((id) => from.replace('{lang}', lang).replace('{id}', id))),
  ),
  ...['/robots.txt', '/favicon.svg', '/assets/x.js'],
);

const pieces = fc.constantFrom(
  ...['/', '//', '\\', '?', '#', '&', '%2f', '%5c', '%00', '%0d%0a', '%zz', '..', 'evil.com'],
  ...['en', 'pt', 'EN', 'products', 'services', 'tools', 'contact', 'privacy-policy', 'lang=pt'],
);

const respelled = fc
  .tuple(knownPath, fc.constantFrom('/', '//', '%2f', '\\', '/./'))
  .map(([path, slash]) => path.replace(/(.)\//g, `$1${slash}`) + slash);

const path = fc.oneof(
  knownPath,
  respelled,
  fc.array(pieces, { maxLength: 10 }).map((all) => `/${all.join('')}`),
  fc.stringMatching(/^\/[!-~]{0,60}$/),
);

const query = fc.oneof(fc.constant(''), fc.stringMatching(/^\?[!-~]{0,30}$/));

/** Targets that an HTTP parser accepts: pages, rules, files, misspellings, random characters. */
const target: fc.Arbitrary<string> = fc.tuple(path, query).map((parts) => parts.join(''));

/** Usual and unusual values of Accept-Language. */
const acceptLanguage: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('pt-BR,pt;q=0.9,en;q=0.8', 'en-GB,en;q=0.5', 'de, pt;q=0.1', '*', ''),
  fc.stringMatching(/^[a-z*;=,. 01-]{0,20}$/).map((text) => text.trim()),
);

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
