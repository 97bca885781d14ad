import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { healthPath, readyPath } from '../../server/middleware/health';
import { explain, inWords } from '../../server/tools/explanation';
import { textCaching } from '../../shared/caching';
import { languageTag } from '../../shared/languages';
import type { Answer } from '../contract/request';
import { target } from '../support/arbitraries/addresses';
import { acceptLanguage } from '../support/arbitraries/headers';
import { method } from '../support/arbitraries/methods';
import { listOf } from '../support/headers';
import { startSite } from '../support/site';

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

/** What the build, the server itself and nobody else answers with, by what the explanation calls it. */
const elsewhere = (said: string, { status, headers }: Answer): void => {
  const type = headers['content-type'];
  if (said.startsWith('a health check')) {
    expect([status, headers['cache-control'], type]).toEqual([
      200,
      'no-store',
      'application/json; charset=utf-8',
    ]);
  } else if (said.startsWith('a text')) {
    expect([status, headers['cache-control']]).toEqual([200, textCaching]);
    expect(type).not.toContain('html');
  } else {
    expect(said).toContain('a file of the build, if it has one of that name');
    if (status === 200) expect(type).not.toContain('html');
    else expect(status).toBe(404);
  }
};

type Agreed = { rule?: string | undefined; other?: string; requestId?: unknown };

/** Holds what is said of a request against what the server does with it, and gives the one back. */
const agree = async (path: string, language: string, by: string): Promise<Agreed> => {
  const publicFiles = ['/favicon.svg'];
  const asked = { method: by, target: path, acceptLanguage: language };
  const said = read(inWords(explain({ ...asked, indexable: true, publicFiles })));
  const headers = { 'accept-language': language };
  const answer = await site.ask({ method: by, path, headers });
  const { decision = '' } = said;
  if (!/^\d/.test(decision)) {
    elsewhere(decision, answer);
    return { other: decision };
  }
  const [, page = ''] = /^\d+ (?:to .*|(page [\w-]+.*|error page))$/.exec(decision) ?? [];
  const { lang, ...done } = seen(answer, page);
  expect({ decision, cache: said['cache'], vary: said['vary'] }).toEqual(done);
  if (lang) expect(lang).toBe(languageTag[said['language']?.startsWith('pt') ? 'pt' : 'en']);
  return { rule: said['rule'], requestId: answer.headers['x-request-id'] };
};

test('what explain says of an address is what the server does', async () => {
  const others = new Set<string>();
  const rules = new Map<unknown, string | undefined>();
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
      const { other, requestId, rule } = await agree(path, language, by);
      if (other) others.add(other);
      else rules.set(requestId, rule);
    }),
    { numRuns: 300 },
  );
  // What the server itself says of each in its log.
  const lines = () => site.lines().filter(({ requestId }) => rules.has(requestId));
  await expect.poll(() => lines().length).toBe(rules.size);
  for (const { requestId, rule, page, path } of lines())
    expect(page ? 'page' : rule, String(path)).toBe(rules.get(requestId));
  // Each of the three that answer beside the tables has been among them.
  expect(others.size).toBe(3);
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
