import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type WatchedPage, watchedPage } from './browser';
import { browser, origin } from './browserAndSite';

/**
 * Leaves the document of a page: to a section of it the browser would only scroll. From about:blank the site would come
 * in a new process, which takes longer than its page.
 */
export const emptyDocument = async (page: Page): Promise<void> => {
  await page.goto(`${origin}/robots.txt`);
};

/** The window, whether things move, and what a context is made with. */
type Reader = Omit<BrowserContextOptions, 'viewport' | 'reducedMotion'> & {
  width?: number;
  height?: number;
  moving?: boolean;
};

const readers = new Map<string, Promise<WatchedPage>>();

/**
 * The page of such readers, as if it were new: opening one takes longer than loading another address. What a test
 * changes for good, such as a clock or a script that runs first, needs a watchedPage of its own.
 */
export const openPage = async ({
  width = 1280,
  height = 800,
  moving = false,
  ...own
}: Reader = {}): Promise<WatchedPage> => {
  const options = { hasTouch: true, ...own };
  const key = JSON.stringify(options);
  const opened = readers.get(key) ?? watchedPage(browser, options);
  readers.set(key, opened);
  const { page, complaints } = await opened;
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.mouse.move(0, 0);
  await emptyDocument(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearPermissions();
  await page.emulateMedia({
    media: null,
    colorScheme: 'light',
    forcedColors: 'none',
    reducedMotion: moving ? 'no-preference' : 'reduce',
  });
  await page.setViewportSize({ width, height });
  complaints.splice(0);
  return { page, complaints };
};

/** Loads an address for a reader with pointer and finger; nobody closes the page, which all tests share. */
export const visit = async (address: string, reader?: Reader): Promise<WatchedPage> => {
  const watched = await openPage(reader);
  await watched.page.goto(origin + address);
  return watched;
};

/** A page as a browser that knows no :has() shows it; it runs no script either. */
export const visitWithoutHas = async (address: string): Promise<Page> => {
  const { page } = await openPage({ bypassCSP: true, javaScriptEnabled: false });
  let found = 0;
  await page.route(origin + address, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    found = text.split(':has(').length - 1;
    await route.fulfill({ response, body: text.replaceAll(':has(', ':unheard-of(') });
  });
  await page.goto(origin + address);
  expect(found, 'rules with :has() in the document').toBeGreaterThan(0);
  return page;
};

/** Follows a link of the header from where the reader is; Playwright's own click may scroll first. */
export const follow = (page: Page, name: string): Promise<void> =>
  page
    .locator('.header .menu a', { hasText: name })
    .evaluate((link: HTMLAnchorElement) => link.click());

/** How far below the window's upper edge an element begins. */
export const top = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

/** How tall the whole page is: what moves the layout changes it. */
export const pageHeight = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);
