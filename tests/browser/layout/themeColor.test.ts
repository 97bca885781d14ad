import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '../support/visit';

/** The colour that the browser gives its bars now, and that of the page below them, as sRGB hex. */
const colours = (page: Page) =>
  page.evaluate(() => {
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
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    return { bars: bars?.content, ground: hex(ground) };
  });

test.each([
  ['/en', '#fbfcff', '#0c1233'],
  ['/landing-page-arquitetura', '#0e1114', '#0e1114'],
] as const)(
  '%s: the bars are of the page’s own colour, light and dark',
  async (path, light, dark) => {
    const { page } = await visit(path);
    for (const [colorScheme, colour] of Object.entries({ light, dark })) {
      await page.emulateMedia({ colorScheme: colorScheme as 'light' | 'dark' });
      expect(await colours(page)).toEqual({ bars: colour, ground: colour });
    }
  },
);
