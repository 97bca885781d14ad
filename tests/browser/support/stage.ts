import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { startSite } from '../../support/site';
import { startBrowser } from './browser';

export type Stage = { browser: Browser; origin: string };

/** A browser and the site it visits, until the tests of the file have ended. */
export const setStage = async (): Promise<Stage> => {
  // A page is made when it is asked for: most files visit a few of them.
  const [browser, { address }] = await Promise.all([startBrowser(), startSite({ warm: false })]);
  afterAll(() => browser.close());
  return { browser, origin: address };
};
