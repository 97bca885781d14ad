import { expect, test } from 'vitest';
import { requestIdOf } from '../../server/request/context';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

test('10,000 requests have 10,000 ids', () => {
  const ids = Array.from({ length: 10_000 }, () => requestIdOf({}));
  expect(new Set(ids).size).toBe(10_000);
  for (const id of ids) expect(id).toMatch(uuid);
});

test.each(['a', '7f3c-_', 'x'.repeat(64)])('%s, which a proxy gave, is kept', (id) => {
  expect(requestIdOf({ 'x-request-id': id })).toBe(id);
});

test.each(['', 'a b', 'a\n', '"}', 'é', 'x'.repeat(65), 'a, b'])('%j is replaced', (id) => {
  expect(requestIdOf({ 'x-request-id': id })).toMatch(uuid);
});
