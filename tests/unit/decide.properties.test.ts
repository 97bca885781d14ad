import type { Request } from 'express';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDecide } from '../../server/request/decide';
import { cacheControlOf } from '../../shared/caching';
import { isLang } from '../../shared/languages';
import { resolve } from '../../shared/resolve';
import { pagePaths } from '../support/addresses';
import { anyTarget, target } from '../support/arbitraries/addresses';
import { type Header, headers } from '../support/arbitraries/headers';
import { anyMethod, method } from '../support/arbitraries/methods';
import { bestLanguage } from '../support/rfc9110';

const decide = createDecide(() => undefined);

/** Fields as nobody's parser would let them through, too. */
const anyHeaders = fc.oneof(
  headers,
  fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 5 }) as fc.Arbitrary<Header[]>,
  fc.array(
    fc.tuple(
      fc.constantFrom('host', 'Host', 'accept-language', '__proto__'),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 5 },
  ) as fc.Arbitrary<Header[]>,
);

/** What Node would make of them: the first Host counts, others are joined (RFC 9110, section 5.3). */
const message = (
  method: string,
  originalUrl: string,
  fields: Header[],
  httpVersion: string,
): Request => {
  const folded: Record<string, string> = {};
  for (const [given, value] of fields) {
    const name = given.toLowerCase();
    const before = folded[name];
    if (typeof before !== 'string') folded[name] = value;
    else if (name !== 'host') folded[name] = `${before}, ${value}`;
  }
  const rawHeaders = fields.flat();
  return { method, originalUrl, headers: folded, rawHeaders, httpVersion } as unknown as Request;
};

const request = fc
  .tuple(
    fc.oneof(method, anyMethod),
    fc.oneof(target, anyTarget),
    anyHeaders,
    fc.constantFrom('1.1', '1.0'),
  )
  .map((parts) => message(...parts));

test('whatever a request is, its decision is one of the known ones, and nothing is thrown', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const decision = decide(asked);
      const status = decision.kind === 'page' || decision.kind === 'file' ? 200 : decision.status;
      expect([200, 301, 302, 400, 404, 405, 414]).toContain(status);
      expect(isLang(decision.lang)).toBe(true);
      expect(decision.rule).not.toBe('');
      expect(decision.why).not.toBe('');
      expect(cacheControlOf(decision) === 'no-store').toBe(decision.kind === 'error');
      if (decision.kind === 'redirect')
        expect(pagePaths).toContain(decision.location.split(/[?#]/, 1)[0]);
    }),
    { numRuns: 2000 },
  );
});

test('what was remembered of other requests decides nothing', () => {
  fc.assert(
    fc.property(fc.array(request, { minLength: 2, maxLength: 8 }), (asked) => {
      for (const one of asked) {
        const decision = decide(one);
        const { method: by, originalUrl, headers: fields } = one;
        const language = fields['accept-language'] ?? '';
        // The rest of a longer header is not looked at, by design.
        if (decision.rule === 'host' || language.length > 1000) continue;
        const preferred = () => bestLanguage(language);
        expect(decision).toEqual(resolve({ method: by, target: originalUrl, preferred }));
      }
    }),
    { numRuns: 300 },
  );
});
