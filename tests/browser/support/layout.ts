import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Address } from './addresses';
import { hydrate } from './browser';
import { type FirstView, readFirstView, readLateFonts } from './firstView';
import { showSiteFonts } from './fonts';
import { findOverflow } from './overflow';
import { readShifts, resetShifts } from './shifts';
import { findSmallTargets } from './targets';

/** Scrolls through a page, so that lazy pictures load. */
const readThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const end = () => document.documentElement.scrollHeight - innerHeight;
    // A frame may never come on a busy machine.
    const frame = () =>
      Promise.race([
        new Promise(requestAnimationFrame),
        new Promise((resolve) => setTimeout(resolve, 500)),
      ]);
    for (let top = 0; top <= end(); top += innerHeight) {
      scrollTo({ top: top + innerHeight, behavior: 'instant' });
      await frame();
    }
    const timeout = new Promise((resolve) => setTimeout(resolve, 3000));
    const images = [...document.images].filter((image) => image.getClientRects().length > 0);
    const decoded = Promise.all(images.map((image) => image.decode().catch(() => {})));
    await Promise.race([decoded, timeout]);
    scrollTo({ top: 0, behavior: 'instant' });
  });

const firstViews = new WeakMap<Page, FirstView & { lateFonts: string[] }>();

/**
 * Loads an address in a window of a width, in the fonts of the site, and scrolls through it if `whole`.
 */
export const readAddress = async (
  page: Page,
  url: string,
  width: number,
  whole = true,
): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(url);
  // `showSiteFonts` loads fonts that a page has replaced.
  const lateFonts = await readLateFonts(page);
  await showSiteFonts(page);
  await resetShifts(page);
  firstViews.set(page, { ...(await readFirstView(page)), lateFonts });
  if (whole) await readThrough(page);
};

/** Tests the layout of a loaded page in its window, and its width in other windows. */
export const testLayout = (
  page: Page,
  { hydrates, siteHeader }: Address,
  widths: readonly number[],
): void => {
  test('does not shift while pictures load and React hydrates', async () => {
    if (hydrates) await hydrate(page);
    const { total, moved } = await readShifts(page);
    expect(total, moved.join('\n')).toBeLessThan(0.01);
  });

  test('preloads its fonts, and loads the pictures of its first view only', () => {
    // With React's development build a page with a font of its own loads another one.
    const lateFonts = siteHeader ? [] : expect.anything();
    expect(firstViews.get(page)).toEqual({ lazyInView: [], eagerBelow: [], lateFonts });
  });

  test('has header links and buttons of at least 44 px', async () => {
    const { all, small } = await findSmallTargets(page);
    expect(small).toEqual([]);
    if (siteHeader) expect(all).toBeGreaterThan(0);
  });

  test('is not wider than its window', async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    }
  });
};
