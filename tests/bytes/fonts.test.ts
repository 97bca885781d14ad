import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dist } from '../support/build';

const mostFont = 40_000;

const { fonts } = JSON.parse(readFileSync(path.join(dist, 'assets.json'), 'utf8')) as {
  fonts: Record<string, string[]>;
};

test.each(Object.entries(fonts))(
  'the fonts of %s are two at most, of 40 kB together',
  (_page, own) => {
    const sizes = own.map((font) => readFileSync(path.join(dist, 'client', font)).length);
    expect([1, 2]).toContain(sizes.length);
    expect(sizes.reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(mostFont);
  },
);

test('all pages but those with fonts of their own are set in the same two', () => {
  expect(fonts['base']).toHaveLength(2);
});
