import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isHydrated, watchedPage } from '../support/browser';
import { delayReact } from '../support/react';
import { startBrowserAndLoggingSite } from '../support/requestLog';

const { browser, origin, documents, files, forget } = await startBrowserAndLoggingSite();

/** A page to which React does not come, and whose rules have arrived. */
const open = async (address: string, options = {}) => {
  const watched = await watchedPage(browser, options);
  const { page } = watched;
  await delayReact(page);
  const rules = page.waitForResponse('**/prefetch.json');
  await page.goto(origin + address);
  await (await rules).finished();
  forget();
  return watched;
};

const contact = '.header .menu a[href="/en/contact"]';

/** Points at a link and presses on it, which Chromium would answer at once, and lets go elsewhere. */
const pressed = async (page: Page, selector: string): Promise<string[]> => {
  await page.locator(selector).first().hover();
  await page.mouse.down();
  await page.waitForTimeout(100);
  await page.mouse.move(0, 0);
  await page.mouse.up();
  return documents();
};

test('a link under a resting pointer is fetched ahead, once and not the language switch, and the click is answered by that', async () => {
  const { page, complaints } = await open('/en');
  expect(await pressed(page, '.header__bar > .language')).toEqual([]);
  await page.locator(contact).hover();
  await expect.poll(documents).toEqual(['/en/contact prefetch']);
  await page.locator('h1').hover();
  await page.locator(contact).click();
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
  // A finger on what is no link out brings it.
  await page.locator('h1').tap();
  await expect.poll(() => isHydrated(page)).toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a description for programs is not fetched ahead', async () => {
  const { page, complaints } = await open('/en/products/nfse-extraction');
  expect(await pressed(page, 'a[rel=service-desc]')).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('nothing is fetched ahead for who saves data', async () => {
  const { page, complaints } = await open('/en', { extraHTTPHeaders: { 'Save-Data': 'on' } });
  expect(await pressed(page, contact)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the error page, to which React never comes, has its ways fetched ahead', async () => {
  const { page } = await open('/en/nothing');
  await page.locator('main a[href="/en/contact"]').first().hover();
  await expect.poll(documents).toEqual(['/en/contact prefetch']);
  await page.context().close();
});
