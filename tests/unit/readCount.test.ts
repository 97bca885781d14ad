import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from '../../shared/format';
import { langs } from '../../shared/languages';
import { maxCount, readCount } from '../../shared/readCount';
import { runs } from '../support/exhaustive';

test('reads each whole number as both languages write it', () => {
  fc.assert(
    fc.property(fc.nat(maxCount), fc.constantFrom(...langs), (count, lang) => {
      expect(readCount(formatNumber(count, lang))).toBe(count);
      expect(readCount(String(count))).toBe(count);
    }),
    { numRuns: runs(400) },
  );
});

test('takes no number with decimals, as both languages write it, for a whole one', () => {
  const number = fc.nat(maxCount).filter((hundredths) => hundredths % 100 !== 0);
  fc.assert(
    fc.property(number, fc.constantFrom(...langs), (hundredths, lang) => {
      expect(readCount(formatNumber(hundredths / 100, lang))).toBeUndefined();
      expect(readCount(formatNumber(hundredths / 100, lang, 2))).toBeUndefined();
    }),
    { numRuns: runs(400) },
  );
});

test.each([
  ['2.500', 2500],
  ['2,500', 2500],
  ['2 500', 2500],
  ['2\u00a0500', 2500],
  ['2\u202f500', 2500],
  [' 10.000 ', 10_000],
  ['1.000.000', 1_000_000],
  ['007', 7],
  ['0', 0],
] as const)('reads %j as %i', (text, count) => {
  expect(readCount(text)).toBe(count);
});

test.each([
  '',
  ' ',
  '-5',
  '+5',
  '2,5',
  '2.5',
  '1.5',
  '2.500,00',
  '2,500.00',
  '0.500',
  '1.00.000',
  '1.000,000',
  '25.00',
  '1e3',
  '0x10',
  '1000000000',
  'ten',
  '2²',
])('does not read %j', (text) => {
  expect(readCount(text)).toBeUndefined();
});
