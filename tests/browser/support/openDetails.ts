import type { Page } from 'playwright-core';

/** Opens all that a page has folded, without an event that a reader would cause. */
export const openDetails = (page: Page): Promise<void> =>
  page.locator('details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
