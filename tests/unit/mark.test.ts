import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** The shapes of a drawing, without what colours them. */
const shapes = (file: string): string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/ (?:d|cx|cy|r)="[^"]+"/g)].map(
    ([part]) => part.trim(),
  );

test('the favicon is the mark of the header', () => {
  const mark = shapes('client/layout/Brand.tsx');
  expect(mark.length).toBeGreaterThan(4);
  expect(shapes('public/favicon.svg')).toEqual(mark);
});
