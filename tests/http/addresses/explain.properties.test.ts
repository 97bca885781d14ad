import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { explain, formatDecision } from '../../../server/cli/explanation';
import { healthPath, readyPath } from '../../../server/middleware/health';
import { languageTag } from '../../../shared/languages';
import type { Answer } from '../../contract/request';
import { pagePaths } from '../../support/addresses';
import { target } from '../../support/arbitraries/addresses';
import { acceptLanguage } from '../../support/arbitraries/headers';
import { method } from '../../support/arbitraries/methods';
import { listOf } from '../../support/headers';
import { startSite } from '../../support/site';

// Some hundred requests, one after the other.
vi.setConfig({ testTimeout: 60_000 });

const site = await startSite({ environment: { LOG_LEVEL: 'info' } });
const { publicFiles, entries } = site.services.assets;

/** What an explanation says, read from the words that an operator sees. */
const read = (lines: string[]) =>
  Object.fromEntries(lines.map((line) => [line.slice(0, 9).trim(), line.slice(10)]));

/** What the server has done, in the same words. */
const seen = ({ status, headers, body }: Answer, page: string) => {
  const { location, vary } = headers;
  const lang = /<html lang="([^"]+)"/.exec(body.toString())?.[1];
  const done = location === undefined ? page : `to ${location}`;
  return {
    decision: `${status} ${done}`,
    cache: headers['cache-control'],
    vary: listOf(vary).includes('accept-language') ? 'Accept-Language' : '-',
    // A redirect and the answer of a HEAD have no document.
    ...(lang && { lang }),
  };
};

type Agreed = {
  rule?: string | undefined;
  beside?: string;
  requestId?: unknown;
  redirected?: boolean;
};

/** Holds what is said of a request against what the server does with it, and gives the one back. */
const agree = async (path: string, language: string, by: string): Promise<Agreed> => {
  const asked = { method: by, target: path, acceptLanguage: language };
  const said = read(formatDecision(explain({ ...asked, indexable: true, publicFiles })));
  const headers = { 'accept-language': language };
  const answer = await site.ask({ method: by, path, headers });
  const { decision = '' } = said;
  if (decision.startsWith('a health check')) {
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    return { beside: decision };
  }
  // Whether the build has a file of that name, only the build knows.
  if (answer.status === 404 && decision.startsWith('200 file of the build'))
    return { beside: decision };
  const [, page = ''] = /^\d+ (?:to .*|(.*))$/.exec(decision) ?? [];
  const { lang, ...done } = seen(answer, page);
  expect({ decision, cache: said['cache'], vary: said['vary'] }).toEqual(done);
  if (lang) expect(lang).toBe(languageTag[said['language']?.startsWith('pt') ? 'pt' : 'en']);
  const { location, 'x-request-id': requestId } = answer.headers;
  if (location !== undefined) await arrives(location);
  return { rule: said['rule'], requestId, redirected: location !== undefined };
};

/** A redirect leads to a page of the table, in one hop. */
const arrives = async (location: string) => {
  expect(pagePaths).toContain(location.split(/[?#]/, 1)[0]);
  expect((await site.ask(location.split('#', 1)[0] ?? '')).status, location).toBe(200);
};

test('what explain says of an address is what the server does', async () => {
  const rules = new Map<unknown, string | undefined>();
  let redirects = 0;
  const asked = fc.oneof(
    { weight: 8, arbitrary: target },
    { weight: 1, arbitrary: fc.constantFrom(...publicFiles, ...Object.values(entries)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(healthPath, readyPath.toUpperCase(), `${healthPath}/?a`),
    },
  );
  await fc.assert(
    fc.asyncProperty(asked, acceptLanguage, method, async (path, language, by) => {
      const { beside, requestId, rule, redirected } = await agree(path, language, by);
      if (!beside) rules.set(requestId, rule);
      if (redirected) redirects += 1;
    }),
    {
      numRuns: 300,
      // A hashed file, one of public/ and a generated text are always among them.
      examples: [entries.en, '/favicon.svg', '/robots.txt'].map((path) => [path, 'en', 'GET']),
    },
  );
  // What the server itself says of each in its log.
  const lines = () => site.lines().filter(({ requestId }) => rules.has(requestId));
  await expect.poll(() => lines().length).toBe(rules.size);
  for (const { requestId, rule, page, path } of lines())
    expect(page ? 'page' : rule, String(path)).toBe(rules.get(requestId));
  // Of what is generated about every fifth is redirected.
  expect(redirects).toBeGreaterThan(20);
  const answered = [...rules.values()];
  expect(answered).toContain('/assets/{file}');
  expect(answered.filter((rule) => publicFiles.includes(rule ?? ''))).not.toEqual([]);
});

// What Express would read otherwise than the tables do.
test.each([
  // To which a router of Express answers by itself, with 200.
  ['OPTIONS', healthPath],
  // What follows two slashes would be a host, and no path a 404 of Express's own.
  ['GET', '//a@b#'],
  ['GET', `//a@b${healthPath}#`],
  // The backslash would be a slash.
  ['GET', `http://a.example${healthPath}\\`],
  ['GET', '*'],
  ['OPTIONS', '*'],
])('also of %s %s', async (by, path) => {
  await agree(path, 'en', by);
});

test('a redirect whose query makes it longer than an address may be is 414 itself', async () => {
  const start = '/pt/nano-banana-api?';
  await arrives((await site.ask(start.padEnd(7990, 'a'))).headers.location ?? '');
  expect((await site.ask(start.padEnd(8000, 'a'))).status).toBe(414);
  expect((await site.ask('/?'.padEnd(8000, 'a'))).status).toBe(414);
});
