import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isHydrated } from './browser';

/** What brings React to a page. */
const hydration = '**/hydrate-*.js';

/** Holds React back, as a slow connection does; gives the function that lets it come. */
export const delayReact = async (page: Page): Promise<() => void> => {
  expect(await isHydrated(page), 'React is there already').toBe(false);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(hydration, async (route) => {
    await held;
    // The reader may have left the page by then.
    await route.continue().catch(() => {});
  });
  return release;
};

/** Lets React never arrive, as a connection that breaks off does. */
export const blockReact = async (page: Page): Promise<void> => {
  await page.route(hydration, (route) => route.abort());
};
