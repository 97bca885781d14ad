import type { Page } from 'playwright-core';

/** Delays requests that match a pattern until the returned function is called. */
export const delayRequests = async (page: Page, pattern: string): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    // The page may have been left by then.
    await route.continue().catch(() => {});
  });
  return release;
};
