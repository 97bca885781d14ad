import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isHydrated } from './browser';

/** The script that hydrates a page. */
const hydration = '**/hydrate-*.js';

/** Delays hydration until the returned function is called. */
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

/** Blocks hydration. */
export const blockReact = async (page: Page): Promise<void> => {
  await page.route(hydration, (route) => route.abort());
};
