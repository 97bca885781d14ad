import { expect, test } from 'vitest';
import { hydrated, isHydrated } from '../support/browser';
import { origin } from '../support/browserAndSite';
import { delayReact } from '../support/react';
import { visit } from '../support/visit';

/** Opens a page that hydrates only after `release` is called. */
const openLate = async (address: string, width = 1280) => {
  const watched = await visit(address, { width });
  return { ...watched, release: await delayReact(watched.page) };
};

test('a menu that is opened before hydration stays open and its links work', async () => {
  const { page, complaints, release } = await openLate('/pt', 390);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('#menu');
  expect(await isHydrated(page)).toBe(false);
  expect(await menu.isVisible()).toBe(true);
  release();
  await hydrated(page);
  expect(await menu.isVisible()).toBe(true);
  await menu.getByRole('link', { name: 'Contato' }).click();
  await page.waitForURL(`${origin}/pt/contact`);
  await menu.waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
});

test('scrolling does not hydrate the page, but a key does', async () => {
  const { page } = await visit('/en');
  await page.evaluate(() => scrollTo(0, 400));
  await page.waitForTimeout(200);
  expect(await isHydrated(page)).toBe(false);
  await page.keyboard.press('Tab');
  await hydrated(page);
});

// Firefox stops what a page still loads as soon as the reader follows a link: a reload would undo the click.
test('a page whose footer and menu do not load is not reloaded', async () => {
  const { page, complaints } = await visit('/en');
  await page.route('**/SiteEnd-*.js', (route) => route.abort());
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.mouse.move(5, 200);
  const [request] = await Promise.all([
    page.waitForEvent('requestfailed'),
    page.mouse.move(6, 210),
  ]);
  expect(request.url()).toContain('SiteEnd');
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'AI consulting' }).click();
  await page.waitForURL('**/en/services/ai-consulting');
  expect(complaints).toEqual(['Failed to load resource: net::ERR_FAILED']);
});
