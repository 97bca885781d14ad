import { expect, test } from 'vitest';
import { everyRowNightly } from '../../support/exhaustive';
import { hydrate } from '../support/browser';
import { top, visit } from '../support/visit';

test.each(everyRowNightly([false, true]))(
  'the header stays in view, and is translucent above 20 px only (hydrated: %s)',
  async (hydrated) => {
    const { page, complaints } = await visit('/en');
    if (hydrated) await hydrate(page);
    const header = page.locator('.header');
    /** A colour with an alpha channel has a slash. */
    const isTranslucent = () =>
      header.evaluate((element) => getComputedStyle(element).backgroundColor.includes('/'));
    for (const [scroll, translucent] of [
      [0, false],
      [15, false],
      [20, false],
      [21, true],
      [900, true],
      [0, false],
    ] as const) {
      await page.evaluate((y) => scrollTo(0, y), scroll);
      await page.waitForTimeout(60);
      await expect.poll(isTranslucent, { message: `at ${scroll} px` }).toBe(translucent);
      expect(await top(page, '.header')).toBe(0);
    }
    expect(complaints).toEqual([]);
  },
);
