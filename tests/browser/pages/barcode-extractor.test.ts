import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawnCodes, sheet } from '../../../shared/apis/drawnCodes';
import { href } from '../../../shared/links';
import { cut, decodeCode, type Greys } from '../../support/barcodes';
import { everyRowNightly, exhaustive } from '../../support/exhaustive';
import { visit } from '../support/visit';

/** The sheet as the page shows it. */
const picture = async (page: Page): Promise<Greys> => {
  const sheetShown = page.locator('.scan__sheet');
  // A screenshot starts at a whole pixel: so has the sheet to, or its codes look shifted.
  await sheetShown.evaluate((one: HTMLElement) => {
    one.style.translate = 'none';
    const { x, y } = one.getBoundingClientRect();
    const top = y + scrollY;
    one.style.translate = `${Math.ceil(x) - x}px ${Math.ceil(top) - top}px`;
  });
  const png = await sheetShown.screenshot();
  const { data, info } = await sharp(png)
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...info, pixels: new Uint8ClampedArray(data) };
};

/** How far the dark of a cutting stays off its sides. */
const reach = ({ width, height, pixels }: Greys) => {
  const gaps = { left: width, top: height, right: width, bottom: height };
  pixels.forEach((grey, at) => {
    if (grey >= 110) return;
    const [x, y] = [at % width, Math.floor(at / width)];
    gaps.left = Math.min(gaps.left, x);
    gaps.top = Math.min(gaps.top, y);
    gaps.right = Math.min(gaps.right, width - 1 - x);
    gaps.bottom = Math.min(gaps.bottom, height - 1 - y);
  });
  return gaps;
};

/** Screens of two densities, which only a context of its own can have. */
const readings = [
  ['a wide window', { deviceScaleFactor: 2, width: 1280, height: 900 }],
  ['a phone', { deviceScaleFactor: 3, width: 390, height: 844 }],
] as const;

test.each(everyRowNightly(readings))(
  'a decoder reads each code as %s shows it, in its box, lit or not',
  async (_name, options) => {
    const { page } = await visit(href('barcode-extractor', 'en'), {
      ...options,
      javaScriptEnabled: false,
    });
    for (const colorScheme of everyRowNightly(['dark', 'light'] as const)) {
      await page.emulateMedia({ colorScheme });
      // Each code is looked at lit by its choice, and without.
      for (const at of exhaustive ? [1, 2, 3, 4] : [1, 2]) {
        await page.locator(`#code-${at}`).check({ force: true });
        await page.mouse.move(0, 0);
        const shown = await picture(page);
        for (const [place, { position, type, value }] of drawnCodes.entries()) {
          expect(decodeCode(cut(shown, position))).toEqual({ type, value });
          for (const [side, gap] of Object.entries(reach(cut(shown, position, 0))))
            expect(gap, `${type}, ${side}`).toBeLessThanOrEqual(2);
          // The lines of the one that is lit end at its corner.
          if (place + 1 === at) continue;
          const around = {
            x: position.x - 6,
            y: position.y - 6,
            width: position.width + 12,
            height: position.height + 12,
          };
          const scale = shown.width / sheet.width;
          for (const [side, gap] of Object.entries(reach(cut(shown, around, 0))))
            expect(gap, `${type}, ${side}`).toBeGreaterThanOrEqual(6 * scale - 2);
        }
      }
    }
  },
);
