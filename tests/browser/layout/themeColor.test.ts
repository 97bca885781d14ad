import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { brand } from '../../../shared/brand';
import { visit } from '../support/visit';

/** The current theme-color, the background of the page, and tokens by their names, as sRGB hex. */
const colours = (page: Page, names: string[] = []) =>
  page.evaluate((names) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    const hex = (colour: string): string => {
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const rgb = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
      return `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    };
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
      ({ media }) => matchMedia(media).matches,
    );
    const style = getComputedStyle(document.documentElement);
    const tokens = names.map((name) => [name, hex(style.getPropertyValue(`--${name}`))]);
    return {
      bars: bars?.content,
      ground: hex(style.backgroundColor),
      tokens: Object.fromEntries(tokens),
    };
  }, names);

test.each([
  ['/en', '#fbfcff', '#0c1233'],
  ['/landing-page-arquitetura', '#0e1114', '#0e1114'],
] as const)(
  'the theme-color of %s is the background of the page, light and dark',
  async (path, light, dark) => {
    const { page } = await visit(path);
    for (const [colorScheme, colour] of Object.entries({ light, dark })) {
      await page.emulateMedia({ colorScheme: colorScheme as 'light' | 'dark' });
      expect(await colours(page)).toMatchObject({ bars: colour, ground: colour });
    }
  },
);

/** A colour as numbers of 0 to 255. */
const channels = (hex = ''): number[] =>
  Array.from(hex.matchAll(/[\da-f]{2}/g), ([octet]) => Number.parseInt(octet, 16));

// Icons and Open Graph images cannot read the stylesheet: shared/brand.ts has its colours as hex.
test('icons and Open Graph images have the colours of the stylesheet, light and dark', async () => {
  const { page } = await visit('/en');
  const token = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const names = Object.keys(brand).map(token);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { tokens } = await colours(page, names);
    const differing = Object.entries(brand).filter(([name, hex]) => {
      const actual = channels(tokens[token(name)]);
      // Browsers round `oklch` by one either way.
      return channels(hex[colorScheme]).some(
        (octet, at) => !(Math.abs(octet - Number(actual[at])) < 2),
      );
    });
    expect(differing).toEqual([]);
  }
});
