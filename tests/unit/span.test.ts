import { expect, test } from 'vitest';
import { formatSpan } from '../../client/components/ledger/span';

/** Removes the characters that keep a range on one line. */
const withoutJoiners = (text: string): string =>
  text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');

test.each([
  [{ from: 2, to: 4, unit: 'week' }, '2–4 weeks', '2 a 4 semanas'],
  [{ from: 1, unit: 'day' }, '1 business day', '1 dia útil'],
  [{ from: 1, to: 2, unit: 'month' }, '1–2 months', '1 a 2 meses'],
  [{ from: 5, to: 5, unit: 'day' }, '5 business days', '5 dias úteis'],
] as const)('formats %j as %s', (span, en, pt) => {
  expect(withoutJoiners(formatSpan(span, 'en'))).toBe(en);
  expect(withoutJoiners(formatSpan(span, 'pt'))).toBe(pt);
});
