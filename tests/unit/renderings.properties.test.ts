import fc from 'fast-check';
import { expect, test } from 'vitest';
import { variantKey, variantOf } from '../../server/render/variant';
import { langs } from '../../shared/languages';
import { resolve } from '../../shared/resolve';
import { pagePaths, target } from '../support/arbitraries/addresses';
import { anyQuery } from '../support/arbitraries/queries';
import { renderings } from '../support/renderings';

/** The rendering that a request brings about, if it is answered with a page. */
const keyOf = (asked: string, lang: 'en' | 'pt'): string | undefined => {
  const decision = resolve({ method: 'GET', target: asked, preferred: () => lang });
  return decision.kind === 'page' ? variantKey(variantOf(decision)) : undefined;
};

const all = renderings();
const keys = new Set(all.map(({ key }) => key));

test('there are so many renderings, and each is reached', () => {
  // 13 pages in two languages, 8 in one, 2 bilingual ones, each asked for in either language or bare.
  const plain = 13 * 2 + 8 + 2 * 4;
  // No source, 23 offers or 38 paths of pages; then 104 plans of a source, as `plan` or as `plano`.
  const enquiries = 1 + 23 + 38 + 104 * 2;
  // Without a subject or with one of 4, in two languages.
  expect(plain + enquiries * 5 * 2).toBe(2742);
  expect(all).toHaveLength(2742);
  expect(keys.size).toBe(2742);
  for (const { address, lang, key } of all) expect(keyOf(address, lang), address).toBe(key);
});

test('whatever the query of a page is, it is rendered as one of them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...pagePaths),
      anyQuery,
      fc.constantFrom(...langs),
      (path, query, lang) => {
        expect(keys.has(keyOf(path + query, lang) ?? ''), path + query).toBe(true);
      },
    ),
    { numRuns: 3000 },
  );
});

test('and so is whatever page any other target is answered with', () => {
  fc.assert(
    fc.property(target, fc.constantFrom(...langs), (asked, lang) => {
      const key = keyOf(asked, lang);
      fc.pre(key !== undefined);
      expect(keys.has(key ?? ''), key).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
