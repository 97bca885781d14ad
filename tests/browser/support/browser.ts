import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

/** A connection to the Chromium of all files. */
export const startBrowser = (): Promise<Browser> => chromium.connect(inject('chromium'));

/** A page of its own profile, and what it complained about: console errors, warnings, reports. */
export type WatchedPage = { page: Page; complaints: string[] };

/** Console messages that are no complaint: React's advertisement of its tools, the browser's hints. */
const harmless = ['info', 'debug'];

/** Chromium gives its own view transition between two documents up on a busy machine, which a reader does not notice. */
const lateTransition = /^InvalidStateError: Transition was aborted(?!.*opt-in disabled)/;

/** Runs in the page before anything of its own does. */
const reportPolicy = (): void =>
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`policy report: ${effectiveDirective} refuses ${blockedURI} ${sample}`),
  );

/** Opens a page that writes down every complaint of the browser, policy reports included. */
export const watchedPage = async (
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> => {
  const context = await browser.newContext(options);
  await context.addInitScript(reportPolicy);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!harmless.includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!lateTransition.test(String(error))) complaints.push(String(error));
  });
  return { page, complaints };
};

/**
 * Gives the first sign of intent and waits until React has taken the page over. A sign that comes
 * before the entry script listens is nobody's fault and is lost, so the document loads first.
 */
export const hydrate = async (page: Page): Promise<void> => {
  await page.waitForLoadState();
  await page.mouse.move(5, 200);
  await page.mouse.move(6, 210);
  await hydrated(page);
};

/**
 * Waits for what comes after hydration: effects, chunks that are loaded later (the clock of the business
 * hours), and whatever those complain about.
 */
export const settled = async (page: Page): Promise<void> => {
  if ((await page.locator('.hours__now').count()) > 0)
    await page.locator('.hours__now[data-hours]').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(100);
};

/** Waits until React has taken the page over. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
};

/** Whether React has taken the page over. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByName('hydrated').length > 0);
