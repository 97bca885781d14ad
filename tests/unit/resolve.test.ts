import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLang, langs } from '../../shared/languages';
import { pageIds, pageLangs, pagePath, pageRow } from '../../shared/pages';
import { rules } from '../../shared/redirects';
import { type Decision, resolve } from '../../shared/resolve';
import { anyTarget, pagePaths, target } from '../support/arbitraries/addresses';
import { anyMethod } from '../support/arbitraries/methods';

const ask = (target: string, method = 'GET', preferred: 'en' | 'pt' = 'en'): Decision =>
  resolve({ method, target, preferred: () => preferred });

const statusOf = (decision: Decision): number =>
  decision.kind === 'page' || decision.kind === 'file' ? 200 : decision.status;

const controls = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('');

describe('any request is decided', () => {
  test('whatever its method and target are, and nothing is thrown', () => {
    fc.assert(
      fc.property(anyTarget, anyMethod, (asked, by) => {
        const decision = ask(asked, by);
        expect([200, 301, 302, 400, 404, 405, 414]).toContain(statusOf(decision));
        expect(isLang(decision.lang)).toBe(true);
        expect(decision.rule).not.toBe('');
        expect(decision.why).not.toBe('');
      }),
      { numRuns: 3000 },
    );
  });

  test('an address with broken percent-encoding in its query only is read as usual', () => {
    expect(ask('/en?a=%zz').kind).toBe('page');
  });
});

describe('no redirect leaves the site', () => {
  test('its path starts with one slash and holds no backslash and no control character', () => {
    fc.assert(
      fc.property(anyTarget, (asked) => {
        const decision = ask(asked);
        if (decision.kind !== 'redirect') return;
        const path = decision.location.split(/[?#]/, 1)[0] ?? '';
        expect(path.startsWith('/')).toBe(true);
        expect(path.startsWith('//')).toBe(false);
        expect([...path].filter((letter) => `\\${controls}`.includes(letter))).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  test('its path is one of a few that are ours', () => {
    fc.assert(
      fc.property(target, (asked) => {
        const decision = ask(asked);
        if (decision.kind !== 'redirect') return;
        expect(pagePaths).toContain(decision.location.split(/[?#]/, 1)[0]);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('names that every object has by nature are no pages', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
  const places = ['/X', '/X/en', '/en/X', '/pt/X', '/X/X', '/en/X/a', '/X/products', '/en/a/X'];
  test.each(names)('%s', (name) => {
    for (const place of places) {
      expect(statusOf(ask(place.replaceAll('X', name)))).toBe(404);
    }
  });

  test('a name with underscores keeps them where an id is matched', () => {
    expect(ask('/en/tools/__proto__')).toMatchObject({ kind: 'redirect', location: '/en' });
  });
});

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

  test('of a tool leads to the page of that id, of a tool without a page home', () => {
    expect(ask('/en/tools/nfse-extraction')).toMatchObject({
      kind: 'redirect',
      location: '/en/products/nfse-extraction',
    });
    for (const id of ['landing-page-eventos', 'nothing'])
      expect(ask(`/en/tools/${id}`)).toMatchObject({ kind: 'redirect', location: '/en' });
  });

  test.each([
    ['/nothing', 'GET', 404],
    ['/%zz', 'GET', 400],
    ['/en', 'POST', 405],
    [`/${'a'.repeat(8000)}`, 'GET', 414],
  ] as const)('or of none is an error of its status: %s', (path, method, status) => {
    expect(ask(path, method)).toMatchObject({ kind: 'error', status });
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
