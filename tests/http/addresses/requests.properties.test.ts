import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { explain, formatDecision } from '../../../server/cli/explanation';
import { languageTag } from '../../../shared/languages';
import { splitTarget } from '../../../shared/path';
import { acceptLanguage, headers, method, target } from '../../support/arbitraries';
import { decode } from '../../support/decode';
import { runs } from '../../support/exhaustive';
import { listOf } from '../../support/headers';
import { startLoggedSite } from '../../support/loggedSite';
import { pagePaths } from '../../support/pagePaths';

// `npm test` sends hundreds of requests, the nightly run thousands.
vi.setConfig({ testTimeout: 600_000 });

const site = await startLoggedSite({ warm: true, environment: { TRUST_PROXY: '1' } });
const { publicFiles } = site.services.assets;

/** Health checks are in no table and have other headers. */
const isHealthCheck = (path: string) => /^\/(?:healthz|readyz)\/?$/i.test(splitTarget(path).path);

test('answers any request with a known status, no cookie, no other host and no stack trace', async () => {
  const request = fc.asyncProperty(target, method, headers, async (path, by, fields) => {
    fc.pre(!isHealthCheck(path));
    const answer = await site.send({ path, method: by, headers: fields });
    expect([200, 301, 302, 304, 400, 404, 405, 414]).toContain(answer.status);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['cache-control']).toBeDefined();
    if (answer.status >= 400) expect(answer.headers['cache-control']).toBe('no-store');
    // A browser reads `//` and `/\` as the start of another host.
    expect(answer.headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    if (answer.status >= 400 && by !== 'HEAD')
      expect(decode(answer)).not.toMatch(/\bat \S.*:\d+:\d+|node_modules/);
  });
  await fc.assert(request, { numRuns: runs(4000) });
  expect((await site.send('/en')).status).toBe(200);
  const faults = site.lines().filter(({ level }) => level === 'error' || level === 'fatal');
  expect(faults).toEqual([]);
});

test('answers each address as `npm run explain` says, and redirects to a page in one hop', async () => {
  let redirects = 0;
  const request = fc.asyncProperty(target, acceptLanguage, method, async (path, language, by) => {
    fc.pre(!isHealthCheck(path));
    const options = { method: by, target: path, acceptLanguage: language };
    const lines = formatDecision(explain({ ...options, indexable: true, publicFiles }));
    const explained = Object.fromEntries(
      lines.map((line) => [line.slice(0, 9).trim(), line.slice(10)]),
    );
    const answer = await site.send({
      method: by,
      path,
      headers: { 'accept-language': language },
    });
    const { location, vary, 'cache-control': cacheControl } = answer.headers;
    // Only the build knows its hashed files.
    if (answer.status === 404 && explained['decision']?.startsWith('200 file of the build')) return;
    const [, page = ''] = /^\d+ (.*)$/.exec(explained['decision'] ?? '') ?? [];
    expect({
      decision: `${answer.status} ${location === undefined ? page : `to ${location}`}`,
      cache: cacheControl,
      vary: listOf(vary).includes('accept-language') ? 'Accept-Language' : '-',
    }).toEqual({
      decision: explained['decision'],
      cache: explained['cache'],
      vary: explained['vary'],
    });
    const lang = /<html lang="([^"]+)"/.exec(answer.body.toString())?.[1];
    if (lang) expect(lang).toBe(languageTag[explained['language']?.startsWith('pt') ? 'pt' : 'en']);
    if (location === undefined) return;
    redirects += 1;
    expect(pagePaths).toContain(location.split(/[?#]/, 1)[0]);
    expect((await site.send(location.split('#', 1)[0] ?? '')).status, location).toBe(200);
  });
  await fc.assert(request, {
    numRuns: runs(1200),
    examples: ['//a@b#', 'http://a.example/healthz\\', '*'].map((path) => [path, 'en', 'GET']),
  });
  // About a fifth of the generated requests is redirected.
  expect(redirects).toBeGreaterThan(20);
});

test('answers 414 when the query makes the Location of a redirect too long', async () => {
  const start = '/pt/nano-banana-api?';
  const { location = '' } = (await site.send(start.padEnd(7990, 'a'))).headers;
  expect((await site.send(location)).status).toBe(200);
  expect((await site.send(start.padEnd(8000, 'a'))).status).toBe(414);
  expect((await site.send('/?'.padEnd(8000, 'a'))).status).toBe(414);
});
