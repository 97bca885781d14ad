import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isHydrated } from './browser';
import { delayRequests } from './delay';

/** The script that hydrates a page. */
const hydration = '**/hydrate-*.js';

/** Delays hydration until the returned function is called. */
export const delayReact = async (page: Page): Promise<() => void> => {
  expect(await isHydrated(page), 'React is there already').toBe(false);
  return delayRequests(page, hydration);
};

/** Blocks hydration. */
export const blockReact = async (page: Page): Promise<void> => {
  await page.route(hydration, (route) => route.abort());
};
