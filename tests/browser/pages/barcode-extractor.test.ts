import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { drawnCodes, sheet } from '../../../shared/apis/drawnCodes';
import { href } from '../../../shared/links';
import { cut, decodeCode, type Greys } from '../../support/barcodes';
import { byDay } from '../../support/exhaustive';
import { hydrate } from '../support/browser';
import { byMouse, returningVisitor } from '../support/returning';
import { setStage } from '../support/stage';

const stage = await setStage();
const home = href('barcode-extractor', 'en');

const desk = { viewport: { width: 1280, height: 900 }, reducedMotion: 'no-preference' } as const;
const visit = returningVisitor(stage, home, desk);
const visitByMouse = returningVisitor(stage, home, { ...desk, ...byMouse });

const open = (script = true) => visit(home, script);

const entry = (page: Page, at: number) => page.locator(`.scan__entry[data-field="${at}"]`);

const box = (page: Page, at: number) => page.locator(`.scan__found[data-field="${at}"] rect`);

/** The codes that are lit, by their places: on the sheet and in the data, which have to agree. */
const lit = async (page: Page): Promise<string[]> => {
  const found = await page.evaluate(() => {
    const places = (selector: string, test: (element: Element) => boolean) =>
      [...document.querySelectorAll<HTMLElement>(`.scan ${selector}`)]
        .filter(test)
        .map(({ dataset }) => dataset['field'] ?? '');
    const seen = (element: Element | null) =>
      element !== null && getComputedStyle(element).visibility === 'visible';
    return {
      sheet: places('.scan__found', (label) => seen(label.querySelector('.scan__way'))),
      data: places(
        '.scan__entry',
        (one) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)',
      ),
    };
  });
  expect(found.sheet).toEqual(found.data);
  return found.sheet;
};

/** Where the browser decodes pictures. */
const blank = await stage.browser.newPage();

/** The sheet as the page shows it. */
const picture = async (page: Page): Promise<Greys> => {
  const png = await page.locator('.scan__sheet').screenshot();
  const { width, height, data } = await blank.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const rgba = context.getImageData(0, 0, image.width, image.height).data;
      let greys = '';
      for (let at = 0; at < rgba.length; at += 4)
        greys += String.fromCharCode(
          Math.round(((rgba[at] ?? 0) + 2 * (rgba[at + 1] ?? 0) + (rgba[at + 2] ?? 0)) / 4),
        );
      return { width: image.width, height: image.height, data: btoa(greys) };
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return { width, height, pixels: new Uint8ClampedArray(Buffer.from(data, 'base64')) };
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
  ['a wide window', { deviceScaleFactor: 2, viewport: { width: 1280, height: 900 } }],
  ['a phone', { deviceScaleFactor: 3, viewport: { width: 390, height: 844 } }],
] as const;

describe.each(readings)('as %s shows the sheet', (_name, options) => {
  const read = returningVisitor(stage, home, { ...options, reducedMotion: 'no-preference' });

  test.each(byDay(['dark', 'light']))(
    'a decoder reads each code in its box, lit or not, and the box fits: %s',
    async (colorScheme) => {
      const { page } = await read(home, false, options.viewport.width);
      await page.emulateMedia({ colorScheme });
      for (const at of [1, 2, 3, 4]) {
        await page.locator(`#code-${at}`).check({ force: true });
        await page.mouse.move(0, 0);
        await expect.poll(() => lit(page)).toEqual([String(at)]);
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
    },
  );
});

describe.each(byDay([false, true]))(
  'a code and its entry are lit together (JavaScript: %s)',
  (javaScriptEnabled) => {
    test('by pointer, on either side, and what was chosen comes back', async () => {
      const { page } = await visitByMouse(home, javaScriptEnabled);
      await expect.poll(() => lit(page)).toEqual(['1']);
      await box(page, 3).hover();
      await expect.poll(() => lit(page)).toEqual(['3']);
      await entry(page, 2).hover();
      await expect.poll(() => lit(page)).toEqual(['2']);
      await page.locator('h1').hover();
      await expect.poll(() => lit(page)).toEqual(['1']);
    });

    test('by touch, on either side, and by keys', async () => {
      const { page } = await open(javaScriptEnabled);
      await box(page, 4).tap();
      await page.locator('h1').hover();
      await expect.poll(() => lit(page)).toEqual(['4']);
      await entry(page, 2).tap();
      await page.locator('h1').hover();
      await expect.poll(() => lit(page)).toEqual(['2']);
      await page.locator('.scan input:checked').focus();
      await page.keyboard.press('ArrowDown');
      await page.locator('#code-3:checked').waitFor();
      await expect.poll(() => lit(page)).toEqual(['3']);
    });
  },
);

test('an entry is announced with all that it says', async () => {
  const { page } = await open();
  const name = /"value": "EX-1042-0003",.*"type": "CODE128".*"x": 28/s;
  const group = page.getByRole('group', { name: 'Choose a code' });
  expect(await group.getByRole('radio', { name }).count()).toBe(1);
  expect(await page.getByRole('img', { name: '4 codes' }).count()).toBe(1);
});

test('what was chosen before React came stays chosen, and nothing complains', async () => {
  const { page, complaints } = await visit(home, true, 1280, true);
  await box(page, 2).click();
  await hydrate(page);
  expect(await page.locator('.scan input:checked').inputValue()).toBe('2');
  await page.locator('details:has(> #request) > summary').click();
  await page.locator('#sample-python-tab').click();
  expect(await page.locator('#sample-python').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});
