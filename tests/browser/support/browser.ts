import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

/** Connects to the Chromium that all files share. */
export const startBrowser = (): Promise<Browser> => chromium.connect(inject('chromium'));

/** A page with its own profile, and its console errors, warnings and policy reports. */
export type WatchedPage = { page: Page; complaints: string[] };

/** Types of console messages that are no complaint. */
const harmless = ['info', 'debug'];

/** On a busy machine Chromium aborts its view transition between documents, which no reader notices. */
const lateTransition = /^InvalidStateError: Transition was aborted(?!.*opt-in disabled)/;

/** Logs policy violations; runs in the page before its own scripts. */
const reportPolicy = (): void =>
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`policy report: ${effectiveDirective} refuses ${blockedURI} ${sample}`),
  );

/** Opens a page and collects its complaints. */
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
 * Moves the pointer and waits for hydration. The document loads first, because the entry script has to listen.
 */
export const hydrate = async (page: Page): Promise<void> => {
  await page.waitForLoadState();
  await page.mouse.move(5, 200);
  await page.mouse.move(6, 210);
  await hydrated(page);
};

/**
 * Waits for effects and chunks after hydration (the clock of the business hours), and for their complaints.
 */
export const settled = async (page: Page): Promise<void> => {
  if ((await page.locator('.hours__now').count()) > 0)
    await page.locator('.hours__now[data-hours]').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(100);
};

/** Waits for hydration. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
};

/** Whether the page has hydrated. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByName('hydrated').length > 0);
