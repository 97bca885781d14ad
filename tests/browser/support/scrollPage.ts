import type { Page } from 'playwright-core';

/** Scrolls to a height and waits until the page has drawn it, and so has heard of it. */
export const scrollPage = (page: Page, top: number): Promise<void> =>
  page.evaluate(async (y) => {
    scrollTo({ top: y, behavior: 'instant' });
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  }, top);
