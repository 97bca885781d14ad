import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { langs } from '../../shared/languages';
import { pagePath } from '../../shared/pages';
import { watchedPage } from './support/browser';
import { setStage } from './support/stage';

const { browser, origin } = await setStage();

const pages = (['nfse-extraction', 'invoice-extraction', 'barcode-extractor'] as const).flatMap(
  (page) => langs.map((lang) => pagePath(page, lang)),
);

/** Of each table of fields: how far it scrolls sideways, and how much of the meanings is beyond its edge. */
const measure = (page: Page): Promise<{ scrolls: number; cut: number }[]> =>
  page.locator('.table--fields').evaluateAll((tables) =>
    tables.map((table) => {
      const meaning = table.querySelector('thead th:nth-child(2)')?.getBoundingClientRect().right;
      return {
        scrolls: table.scrollWidth - table.clientWidth,
        cut: Math.max(0, (meaning ?? Infinity) - table.getBoundingClientRect().right),
      };
    }),
  );

describe.each(pages)('%s', async (address) => {
  const { page } = await watchedPage(browser);
  await page.goto(origin + address);

  test.each([320, 390])('at %i px a field and its meaning are read side by side', async (width) => {
    await page.setViewportSize({ width, height: 800 });
    const tables = await measure(page);
    expect(tables.length).toBeGreaterThan(1);
    expect(Math.max(...tables.map(({ cut }) => cut))).toBe(0);
  });

  test.each([768, 1024, 1280, 1920])(
    'at %i px the tables of fields are read whole',
    async (width) => {
      await page.setViewportSize({ width, height: 800 });
      const tables = await measure(page);
      expect(Math.max(...tables.map(({ scrolls }) => scrolls))).toBe(0);
    },
  );
});
