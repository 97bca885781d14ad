import CachePolicy from 'http-cache-semantics';
import { describe, expect, test } from 'vitest';
import { languageTag } from '../../../shared/languages';
import type { Answer } from '../../contract/request';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite();

const visitors = {
  en: { 'accept-language': 'en-GB,en;q=0.9', 'accept-encoding': 'identity' },
  pt: { 'accept-language': 'pt-BR,pt;q=0.9,en;q=0.5', 'accept-encoding': 'identity' },
  nobody: { 'accept-encoding': 'identity' },
};

type Visitor = keyof typeof visitors;

/** A new cache by RFC 9111 (http-cache-semantics) between all visitors and the site. */
const sharedCache = () => {
  const stored = new Map<string, { policy: CachePolicy; answer: Answer }>();
  return async (path: string, visitor: Visitor): Promise<Answer & { fromCache: boolean }> => {
    const headers = { ...visitors[visitor], host: 'www.example.test' };
    const request = { url: path, method: 'GET', headers };
    const cached = stored.get(path);
    if (cached?.policy.satisfiesWithoutRevalidation(request))
      return { ...cached.answer, fromCache: true };
    const answer = await site.send({ path, headers });
    const policy = new CachePolicy(request, answer, { shared: true });
    if (policy.storable()) stored.set(path, { policy, answer });
    return { ...answer, fromCache: false };
  };
};

const orders: Visitor[][] = [
  // The first visitor asks twice: a private response is not stored for them either.
  ['en', 'en', 'pt', 'nobody', 'en'],
  ['pt', 'pt', 'en', 'nobody', 'pt'],
  ['nobody', 'nobody', 'pt', 'en', 'nobody'],
];

const languageOf = { en: 'en', pt: 'pt', nobody: 'en' } as const;

describe.each(orders)('through one shared cache for visitors %s, %s, %s, %s, %s', (...order) => {
  test('/ redirects each to the home page in their language', async () => {
    const ask = sharedCache();
    for (const visitor of order) {
      const { status, headers, fromCache } = await ask('/', visitor);
      expect([status, headers.location]).toEqual([302, `/${languageOf[visitor]}`]);
      expect(fromCache).toBe(false);
    }
  });

  test.each(['/privacy-policy', '/nano-banana-api', '/nothing', '/%zz'])(
    '%s is in the language of each, and no error is stored',
    async (path) => {
      const ask = sharedCache();
      for (const visitor of order) {
        const { status, body, headers, fromCache } = await ask(path, visitor);
        expect(parseHtml(body)('html').attr('lang')).toBe(languageTag[languageOf[visitor]]);
        expect(headers.vary?.toLowerCase()).toContain('accept-language');
        if (status >= 400) expect(fromCache).toBe(false);
      }
    },
  );
});
