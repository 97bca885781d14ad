import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setAttentiveStage } from '../support/asked';
import { isHydrated, watchedPage } from '../support/browser';
import { holdReact } from '../support/react';

const { browser, origin, documents, files, forget } = await setAttentiveStage();

/** Longer than Chromium waits at a link before it fetches ahead. */
const longHover = 500;

/** A page to which React does not come, and whose rules have arrived. */
const open = async (address: string, options = {}) => {
  const watched = await watchedPage(browser, options);
  const { page } = watched;
  await holdReact(page);
  const rules = page.waitForResponse('**/prefetch.json');
  await page.goto(origin + address);
  await (await rules).finished();
  forget();
  return watched;
};

const hover = async (page: Page, selector: string): Promise<void> => {
  await page.locator(selector).first().hover();
  await page.waitForTimeout(longHover);
};

test('a link under a resting pointer is fetched ahead, once, and the click is answered by that', async () => {
  const { page, complaints } = await open('/en');
  await hover(page, '.header .menu a[href="/en/contact"]');
  expect(documents()).toEqual(['/en/contact prefetch']);
  await hover(page, 'h1');
  await hover(page, '.header .menu a[href="/en/contact"]');
  await page.locator('.header .menu a[href="/en/contact"]').first().click();
  await page.waitForURL('**/en/contact');
  expect(documents()).toEqual(['/en/contact prefetch']);
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a finger on a link fetches its document, and React does not come in its way', async () => {
  const { page, complaints } = await watchedPage(browser, {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  });
  const rules = page.waitForResponse('**/prefetch.json');
  await page.goto(`${origin}/en`);
  await (await rules).finished();
  forget();
  await page.locator('main a[href="/en/services/ai-agents"]').first().tap();
  await page.waitForURL('**/ai-agents');
  await page.waitForLoadState('networkidle');
  expect(documents()).toEqual(['/en/services/ai-agents prefetch']);
  expect(files().filter((name) => name.includes('hydrate'))).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a finger on what is no link out still brings React', async () => {
  const { page } = await watchedPage(browser, { hasTouch: true });
  await page.goto(`${origin}/en`);
  await page.locator('h1').tap();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.context().close();
});

test.each([
  ['the language switch', '/en', '.header__bar > .language'],
  ['a description for programs', '/en/products/nfse-extraction', 'a[rel=service-desc]'],
])('%s is not fetched ahead', async (_title, address, selector) => {
  const { page, complaints } = await open(address);
  await hover(page, selector);
  await page.mouse.down();
  await page.waitForTimeout(100);
  expect(documents()).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('nothing is fetched ahead for who saves data', async () => {
  const { page, complaints } = await open('/en', { extraHTTPHeaders: { 'Save-Data': 'on' } });
  await hover(page, '.header .menu a[href="/en/contact"]');
  await page.mouse.down();
  await page.waitForTimeout(100);
  expect(documents()).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the error page, to which React never comes, has its ways fetched ahead', async () => {
  const { page } = await open('/en/nothing');
  await hover(page, 'main a[href="/en/contact"]');
  expect(documents()).toEqual(['/en/contact prefetch']);
  await page.context().close();
});
