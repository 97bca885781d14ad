import { describe, expect, test } from 'vitest';
import { langs } from '../../shared/languages';
import { pageIds, pageLangs, pagePath, pageRow } from '../../shared/pages';
import { rules } from '../../shared/redirects';
import { type Decision, resolve } from '../../shared/resolve';

const ask = (target: string, method = 'GET', preferred: 'en' | 'pt' = 'en'): Decision =>
  resolve({ method, target, preferred: () => preferred });

describe('languages', () => {
  test('the visitor is asked only where the address names no language', () => {
    const never = () => {
      throw new Error('asked');
    };
    for (const asked of ['/en', '/pt/contact', '/en/products', '/pt/nothing', '/EN/%zz', '/en/'])
      expect(() => resolve({ method: 'GET', target: asked, preferred: never })).not.toThrow();
    for (const asked of ['/', '/nothing', '/privacy-policy'])
      expect(() => resolve({ method: 'GET', target: asked, preferred: never })).toThrow('asked');
  });

  test.each(langs)('an answer that was negotiated says so (%s)', (lang) => {
    expect(ask('/', 'GET', lang)).toMatchObject({ negotiated: true, lang });
    expect(ask('/privacy-policy', 'GET', lang)).toMatchObject({ negotiated: true, lang });
    expect(ask('/privacy-policy?lang=en', 'GET', lang)).toMatchObject({ negotiated: false });
    expect(ask('/en/nothing', 'GET', lang)).toMatchObject({ negotiated: false, lang: 'en' });
  });
});

describe('an address of the tables', () => {
  test('exactly as it stands there has one decision, whoever asks', () => {
    for (const id of pageIds) {
      const path = pagePath(id, pageLangs(id)[0] ?? 'en');
      expect(Object.is(ask(path), ask(path))).toBe(pageRow(id).kind !== 'negotiated');
    }
  });
});

describe('the tables', () => {
  test('a page wins over every rule: no rule shadows a page', () => {
    for (const id of pageIds)
      for (const lang of pageLangs(id))
        expect(ask(pagePath(id, lang))).toMatchObject({ kind: 'page', page: id });
  });

  test('no two pages have the same address, and each is spelled as addresses are', () => {
    const paths = pageIds.flatMap((id) => [
      ...new Set(pageLangs(id).map((lang) => pagePath(id, lang))),
    ]);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^(\/[a-z0-9-]+)+$/);
  });

  test('every rule has a name of its own, says why it exists, and is reached', () => {
    expect(new Set(rules.map(({ from }) => from)).size).toBe(rules.length);
    for (const { from, why } of rules) {
      expect(why.length).toBeGreaterThan(20);
      const example = from.replace('{lang}', 'en').replace('{id}', 'no-such-id');
      expect(ask(example).rule).toBe(from);
    }
  });
});
