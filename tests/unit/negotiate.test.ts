import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { negotiateLanguage } from '../../server/request/negotiate';
import { languageHeader as header } from '../support/arbitraries/languages';
import { runs } from '../support/exhaustive';
import { bestLanguage } from '../support/rfc9110';

const agree = (text: string) => {
  // A longer header is cut, which is a promise of its own.
  fc.pre(text.length < 1000);
  expect(negotiateLanguage(text)).toBe(bestLanguage(text));
};

describe('the visitor’s language is the best match by RFC 9110', () => {
  test('of generated headers: the same ones each time, and others', () => {
    fc.assert(fc.property(header, agree), { seed: 9110, numRuns: runs(4000) });
    fc.assert(fc.property(header, agree), { numRuns: runs(2000) });
  });

  test('both languages, wildcards and refusals occur among the generated headers', () => {
    const seen = fc.sample(header, { seed: 9110, numRuns: 4000 });
    const portuguese = seen.filter((text) => bestLanguage(text) === 'pt').length;
    expect(portuguese).toBeGreaterThan(800);
    expect(portuguese).toBeLessThan(3200);
    expect(seen.filter((text) => text.includes('*')).length).toBeGreaterThan(500);
    expect(seen.filter((text) => text.includes('q=0,')).length).toBeGreaterThan(50);
  });
});

/** Up to 20,000 characters: some are drawn, then repeated, for drawing them all takes seconds. */
const long = fc
  .tuple(
    fc.string({ unit: 'binary', maxLength: 200, size: 'max' }),
    fc.integer({ min: 1, max: 100 }),
  )
  .map(([text, times]) => text.repeat(times));

test('a header of any length and content is decided, and at once', () => {
  fc.assert(
    fc.property(long, (text) => {
      // Time of this process, whatever else the machine is doing.
      const start = process.cpuUsage();
      expect(['en', 'pt']).toContain(negotiateLanguage(text));
      const { user, system } = process.cpuUsage(start);
      expect((user + system) / 1000).toBeLessThan(100);
    }),
    { numRuns: 100 },
  );
});
