import { expect, test } from 'vitest';
import { requestIdOf } from '../../server/request/id';

test('10,000 requests have 10,000 ids of 128 bits', () => {
  const ids = Array.from({ length: 10_000 }, () => requestIdOf({}));
  expect(new Set(ids).size).toBe(10_000);
  for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(16);
  // Not a counter, nor one batch again: each of their places takes (nearly) each of the 64 characters.
  for (let at = 0; at < 21; at += 1) expect(new Set(ids.map((id) => id[at])).size).toBe(64);
});

test.each(['a', '7f3c-_', 'x'.repeat(64)])('%s, which a proxy gave, is kept', (id) => {
  expect(requestIdOf({ 'x-request-id': id })).toBe(id);
});

test.each(['', 'a b', 'a\n', '"}', 'é', 'x'.repeat(65), 'a, b'])('%j is replaced', (id) => {
  expect(requestIdOf({ 'x-request-id': id })).toMatch(/^[\w-]{22}$/);
});
