import type { Page } from 'playwright-core';

/** Opens the fold with the whole code of an API, without an event that a reader would cause. */
export const openCode = (page: Page): Promise<void> =>
  page.locator('#code').evaluate((fold: HTMLDetailsElement) => {
    fold.open = true;
  });
