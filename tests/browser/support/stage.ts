import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { startSite } from '../../support/site';
import { startBrowser } from './browser';

export type Stage = { browser: Browser; origin: string };

/** A browser and the site it visits, until the tests of the file have ended. */
export const setStage = async (): Promise<Stage> => {
  const [browser, { address }] = await Promise.all([startBrowser(), startSite()]);
  afterAll(() => browser.close());
  return { browser, origin: address };
};
