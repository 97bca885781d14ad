import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dist } from '../support/build';

const maxFontBytes = 40_000;

const { fonts } = JSON.parse(readFileSync(path.join(dist, 'assets.json'), 'utf8')) as {
  fonts: Record<string, string[]>;
};

test.each(Object.entries(fonts))('%s loads at most two fonts, 40 kB together', (_page, files) => {
  const sizes = files.map((font) => readFileSync(path.join(dist, 'client', font)).length);
  expect([1, 2]).toContain(sizes.length);
  expect(sizes.reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(maxFontBytes);
});

test('pages without fonts of their own share two', () => {
  expect(fonts['base']).toHaveLength(2);
});
