import fc from 'fast-check';
import { expect, test } from 'vitest';
import { variantKey } from '../../server/render/variant';
import { langs } from '../../shared/languages';
import { resolve } from '../../shared/resolve';
import { pagePaths } from '../support/addresses';
import { target } from '../support/arbitraries/addresses';
import { anyQuery } from '../support/arbitraries/queries';
import { runs } from '../support/exhaustive';
import { renderings } from '../support/renderings';

const keyOf = (asked: string, lang: 'en' | 'pt'): string | undefined => {
  const decision = resolve({ method: 'GET', target: asked, preferred: () => lang });
  return decision.kind === 'page' ? variantKey(decision) : undefined;
};

const all = renderings();
const keys = new Set(all.map(({ key }) => key));

test('each rendering is reached, and is another one', () => {
  expect(keys.size).toBe(all.length);
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
    { numRuns: runs(3000) },
  );
});

test('and so is whatever page any other target is answered with', () => {
  fc.assert(
    fc.property(target, fc.constantFrom(...langs), (asked, lang) => {
      const key = keyOf(asked, lang);
      fc.pre(key !== undefined);
      expect(keys.has(key ?? ''), key).toBe(true);
    }),
    { numRuns: runs(2000) },
  );
});
