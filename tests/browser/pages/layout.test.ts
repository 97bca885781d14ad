import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { documents } from '../support/addresses';
import { hydrate, watchedPage } from '../support/browser';
import { findOverflow } from '../support/overflow';
import { findBadPictures, readThrough } from '../support/pictures';
import { readShifts, watchShifts } from '../support/shifts';
import { setStage } from '../support/stage';
import { findSmallTargets } from '../support/targets';

const { browser, origin } = await setStage();

/** Windows that pages are loaded in, and others that these are then resized to. */
const windows = [
  { width: 390, others: [320, 768] },
  { width: 1280, others: [1024, 1440, 1920] },
];

/** A page on a connection on which the fonts come well after the text. */
const slowPage = async (): Promise<Page> => {
  const { page } = await watchedPage(browser);
  await watchShifts(page);
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  return page;
};
const page = await slowPage();

describe.each(documents)('$address', ({ address, hydrates, siteHeader }) => {
  describe.each(windows)('at $width px', ({ width, others }) => {
    beforeAll(async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(origin + address);
      await page.evaluate(() => document.fonts.ready);
      await readThrough(page);
    });

    test('stays where it is while fonts, pictures and React arrive', async () => {
      if (hydrates) await hydrate(page);
      const { total, moved } = await readShifts(page);
      expect(total, moved.join('\n')).toBeLessThan(0.01);
    });

    test('has pictures that come, and tell their size before they do', async () => {
      expect(await findBadPictures(page)).toEqual([]);
    });

    test('has a header whose links and buttons a finger finds', async () => {
      const { all, small } = await findSmallTargets(page);
      expect(small).toEqual([]);
      if (siteHeader) expect(all).toBeGreaterThan(0);
    });

    test('is never wider than its window', async () => {
      for (const size of [width, ...others]) {
        await page.setViewportSize({ width: size, height: 800 });
        expect(await findOverflow(page), `at ${size} px`).toEqual([]);
      }
    });
  });
});
