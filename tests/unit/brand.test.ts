import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '../../shared/brand';
import { toHex } from '../support/oklch';

const tokens = readFileSync(
  path.resolve(import.meta.dirname, '../../client/styles/tokens.css'),
  'utf8',
);

const readColours = (css: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(
      ([, name = '', l, c, h]) => [
        name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        toHex(Number(l), Number(c), Number(h)),
      ],
    ),
  );

test('the arithmetic knows white, black and a red that everybody can look up', () => {
  expect([toHex(1, 0, 0), toHex(0, 0, 0)]).toEqual(['#ffffff', '#000000']);
  expect(toHex(0.627955, 0.257683, 29.2338)).toBe('#ff0000');
});

test('the colours in hex are those of the stylesheet, in both themes', () => {
  const [lightCss, darkCss, ...more] = tokens.split('@media');
  expect(more).toEqual([]);
  const light = readColours(lightCss ?? '');
  const dark = { ...light, ...readColours(darkCss ?? '') };
  const expected = Object.fromEntries(
    Object.keys(light).map((name) => [name, { light: light[name], dark: dark[name] }]),
  );
  expect(brand).toEqual(expected);
});
