import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type WatchedPage, watchedPage } from './browser';
import type { BrowserAndSite } from './browserAndSite';

type Visit = (
  address?: string,
  javaScriptEnabled?: boolean,
  width?: number,
) => Promise<WatchedPage>;

/** Visits to a site by a reader with pointer and finger, for whom nothing moves; to `home` if not said. */
export const visitor =
  ({ browser, origin }: BrowserAndSite, home: string): Visit =>
  async (address = home, javaScriptEnabled = true, width = 1280) => {
    const watched = await watchedPage(browser, {
      javaScriptEnabled,
      hasTouch: true,
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    await watched.page.goto(origin + address);
    return watched;
  };

/** One page for all tests of a file, each of which loads its address anew; nobody closes it. */
export const returningVisitor = async (
  { browser, origin }: BrowserAndSite,
  options: BrowserContextOptions,
): Promise<(address: string) => Promise<WatchedPage>> => {
  const watched = await watchedPage(browser, options);
  return async (address) => {
    await watched.page.unrouteAll({ behavior: 'ignoreErrors' });
    // To a section of the document that is open, the browser would only scroll.
    await watched.page.goto('about:blank');
    watched.complaints.splice(0);
    await watched.page.goto(origin + address);
    return watched;
  };
};

/** Follows a link of the header from where the reader is; Playwright's own click may scroll first. */
export const follow = (page: Page, name: string): Promise<void> =>
  page
    .locator('.header .menu a', { hasText: name })
    .evaluate((link: HTMLAnchorElement) => link.click());

/** How far below the window's upper edge an element begins. */
export const top = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

/** A page as a browser that knows no :has() shows it; it runs no script either. */
export const visitWithoutHas = async (browser: Browser, url: string): Promise<Page> => {
  const { page } = await watchedPage(browser, { bypassCSP: true, javaScriptEnabled: false });
  let found = 0;
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    found = text.split(':has(').length - 1;
    await route.fulfill({ response, body: text.replaceAll(':has(', ':unheard-of(') });
  });
  await page.goto(url);
  expect(found, 'rules with :has() in the document').toBeGreaterThan(0);
  return page;
};

/** How tall the whole page is: what moves the layout changes it. */
export const tall = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);
