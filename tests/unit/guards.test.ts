import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guards } from '../guards/all';

// What `npm run guards` takes away has to be there, or it would see nothing.
test.each(guards)('$guard: stands once in $file, and its test is there', (row) => {
  expect(readFileSync(row.file, 'utf8').split(row.from)).toHaveLength(2);
  expect(row.to).not.toBe(row.from);
  expect(existsSync(row.test)).toBe(true);
  expect(row.test.startsWith(`tests/${row.project}/`)).toBe(true);
});

test('no guard is listed twice', () => {
  expect(new Set(guards.map(({ guard }) => guard)).size).toBe(guards.length);
});
