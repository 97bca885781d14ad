import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { startSite } from '../support/site';
import { walkPages } from '../support/walkPages';
import { hydrated, isHydrated, startBrowser, watchedPage } from './support/browser';

const [browser, { address: origin }] = await Promise.all([
  // Playwright goes back by loading again, unless it is told not to.
  startBrowser(['--disable-back-forward-cache']),
  startSite({ warm: false }),
]);
afterAll(() => browser.close());

/** One address of each page. */
const pages = [...new Map(walkPages().map(({ page, address }) => [page, address])).entries()];

type Marked = { restored?: boolean };

const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const marked = window as Marked;
    marked.restored = false;
    addEventListener('pageshow', ({ persisted }) => {
      marked.restored = persisted;
    });
  });

/** Leaves the page, comes back, and tells whether it was kept as it was. */
const leaveAndReturn = async (page: Page): Promise<boolean | undefined> => {
  await page.evaluate(() => {
    (window as Marked).restored = false;
  });
  await page.goto(`${origin}/robots.txt`);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => (window as Marked).restored)).not.toBe(false);
  return page.evaluate(() => (window as Marked).restored);
};

const open = async (address: string) => {
  const watched = await watchedPage(browser);
  await watched.page.goto(origin + address);
  await mark(watched.page);
  return watched;
};

test.each(pages)('Back finds %s as it was left, before React and with it', async (_id, address) => {
  const { page, complaints } = await open(address);
  expect(await leaveAndReturn(page), 'before').toBe(true);
  expect(await isHydrated(page)).toBe(false);
  // The same document still waits for the first sign.
  await page.mouse.move(5, 200);
  await page.mouse.move(6, 210);
  await hydrated(page);
  expect(await leaveAndReturn(page), 'with React').toBe(true);
  expect(await isHydrated(page)).toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('what was typed is still there, and the page goes on working', async () => {
  const { page, complaints } = await open('/en/contact');
  await page.fill('#contact-message', 'Three hundred invoices');
  await page.evaluate(() => scrollTo(0, 200));
  await expect.poll(() => isHydrated(page)).toBe(true);
  const y = await page.evaluate(() => scrollY);
  expect(await leaveAndReturn(page)).toBe(true);
  expect(await page.inputValue('#contact-message')).toBe('Three hundred invoices');
  expect(await page.evaluate(() => scrollY)).toBe(y);
  await page.locator('.header .menu a[href="/en"]').first().click();
  await page.waitForFunction(() => document.querySelector('.home'));
  expect(await page.evaluate(() => 'restored' in window), 'the same document').toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
});
