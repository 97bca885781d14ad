import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawnCodes } from '../../../shared/apis/drawnCodes';
import { href } from '../../../shared/links';
import { cut, decodeCode, type Greys } from '../../support/barcodes';
import { everyRowNightly, exhaustive } from '../../support/exhaustive';
import { visit } from '../support/visit';

/** The sheet as the page shows it. */
const picture = async (page: Page): Promise<Greys> => {
  const sheetShown = page.locator('.scan__sheet > svg');
  // A screenshot starts at a whole pixel: so has the sheet to, or its codes look shifted.
  await sheetShown.evaluate((one: SVGElement) => {
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

/** Screens of two densities, which only a context of its own can have. */
const screens = [
  ['a wide window', { deviceScaleFactor: 2, width: 1280, height: 900 }],
  ['a phone', { deviceScaleFactor: 3, width: 390, height: 844 }],
] as const;

test.each(everyRowNightly(screens))(
  'shows codes that a decoder reads at their positions, chosen or not, on %s',
  async (_name, options) => {
    const { page } = await visit(href('barcode-extractor', 'en'), {
      ...options,
      javaScriptEnabled: false,
    });
    for (const colorScheme of everyRowNightly(['dark', 'light'] as const)) {
      await page.emulateMedia({ colorScheme });
      for (const at of exhaustive ? [1, 2, 3, 4] : [1, 2]) {
        await page.locator(`#code-${at}`).check({ force: true });
        await page.mouse.move(0, 0);
        const shown = await picture(page);
        for (const { position, type, value } of drawnCodes)
          expect(decodeCode(cut(shown, position))).toEqual({ type, value });
      }
    }
  },
);
