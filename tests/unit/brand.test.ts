import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '../../shared/brand';
import { pageIds } from '../../shared/pages';

const client = path.resolve(import.meta.dirname, '../../client');

/** One channel of linear light as two hex digits (IEC 61966-2-1); what no screen shows is cut off. */
const encode = (linear: number): string => {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  const octet = Math.round(Math.min(1, Math.max(0, value)) * 255);
  return octet.toString(16).padStart(2, '0');
};

/** Oklch as sRGB hex, by the matrices of CSS Color 4 (section 18, sample code). */
const toHex = (...oklch: (number | string | undefined)[]): string => {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.map(Number);
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return `#${[red, green, blue].map(encode).join('')}`;
};

/** The text of all files of a folder whose names match. */
const read = (folder: string, name: RegExp): string =>
  readdirSync(path.join(client, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => readFileSync(path.join(client, folder, file), 'utf8'))
    .join('\n');

test('the arithmetic knows white, black and a red that everybody can look up', () => {
  expect([toHex(1, 0, 0), toHex(0, 0, 0)]).toEqual(['#ffffff', '#000000']);
  expect(toHex(0.627955, 0.257683, 29.2338)).toBe('#ff0000');
});

test('the colours of the brand in hex are those of the stylesheet, in both themes', () => {
  const [light, dark, ...more] = read('styles', /^tokens\.css$/)
    .split('@media')
    .map((css) =>
      Object.fromEntries(
        [...css.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(
          ([, name = '', ...oklch]) => [
            name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
            toHex(...oklch),
          ],
        ),
      ),
    );
  expect(more).toEqual([]);
  const expected = Object.entries(light ?? {}).map(([name, hex]) => [
    name,
    { light: hex, dark: dark?.[name] ?? hex },
  ]);
  expect(brand).toEqual(Object.fromEntries(expected));
});

const hex = /#[0-9a-f]{6}\b/g;

/** The colours that stylesheets set and drawings carry, as sRGB hex. */
const coloursOf = (text: string): string[] => [
  ...[...text.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g)].map(([, ...oklch]) =>
    toHex(...oklch),
  ),
  ...(text.match(hex) ?? []),
];

const shared = coloursOf(read('styles', /\.css$/) + read('components', /\.css$/));

/** By hand: what a picture alone has, and what the page mixes of two colours. */
const own: Record<string, string[]> = {
  'affiliate-link-generator': ['#c5cbc4'],
  'invoice-extraction': ['#dcecf5', '#fbe3d6'],
  'landing-page-eventos': ['#d0cec9'],
  'landing-page-locadora': ['#055070'],
  'lead-capture-tool': ['#c8e8cd'],
};

test.each(pageIds)('%s is shared in the colours of its page', (page) => {
  const folder = path.join('pages', page);
  const drawn = read(folder, /^ogImage(\.tsx$|[\\/])/).match(hex) ?? [];
  const known = new Set([...shared, ...coloursOf(read(folder, /^(?!ogImage).*\.(?:css|tsx)$/))]);
  const unknown = [...new Set(drawn)].filter((colour) => !known.has(colour));
  expect(unknown.sort()).toEqual(own[page] ?? []);
});

test('the favicon is the mark of the header', () => {
  const [mark = [], favicon] = ['client/layout/Brand.tsx', 'public/favicon.svg'].map((file) =>
    readFileSync(file, 'utf8').match(/(?<= )(?:d|cx|cy|r)="[^"]+"/g),
  );
  expect(mark?.length).toBeGreaterThan(4);
  expect(favicon).toEqual(mark);
});
