import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type WatchedPage, watchedPage } from './browser';
import { browser, origin } from './browserAndSite';
import { headerLink } from './controls';

/**
 * Leaves the document, so that the next address is loaded and not scrolled to. From about:blank a new process would
 * start, which takes longer.
 */
export const emptyDocument = async (page: Page): Promise<void> => {
  await page.goto(`${origin}/robots.txt`);
};

/** The size of the window, whether motion is allowed, and options of the context. */
type Reader = Omit<BrowserContextOptions, 'viewport' | 'reducedMotion'> & {
  width?: number;
  height?: number;
  moving?: boolean;
};

const readers = new Map<string, Promise<WatchedPage>>();

/**
 * Returns the shared page for these options and resets it, because opening a page takes longer than loading an address.
 * A test that changes a page for good, as by an init script, needs its own `watchedPage`.
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
    contrast: 'no-preference',
    forcedColors: 'none',
    reducedMotion: moving ? 'no-preference' : 'reduce',
  });
  await page.setViewportSize({ width, height });
  complaints.splice(0);
  return { page, complaints };
};

/** Loads an address in the shared page for these options; do not close it. */
export const visit = async (address: string, reader?: Reader): Promise<WatchedPage> => {
  const watched = await openPage(reader);
  await watched.page.goto(origin + address);
  return watched;
};

/** Loads an address as in a browser without :has(), without JavaScript. */
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

/** Follows a link of the header without scrolling, which Playwright's click may do. */
export const follow = (page: Page, name: string): Promise<void> =>
  headerLink(page, name).evaluate((link: HTMLAnchorElement) => link.click());

/** The distance of an element from the top of the window. */
export const top = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

/** The height of the whole page. */
export const pageHeight = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);
