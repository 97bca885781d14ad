import type { Browser } from 'playwright-core';
import { createSite } from '../../support/site';
import { startBrowser } from './browser';

export type BrowserAndSite = { browser: Browser; origin: string };

const open = async (): Promise<BrowserAndSite> => {
  // A page is made when it is asked for: most files visit a few of them.
  const [browser, { address, server }] = await Promise.all([
    startBrowser(),
    createSite({ warm: false }),
  ]);
  server.unref();
  return { browser, origin: address };
};

let opened: Promise<BrowserAndSite> | undefined;

/** A browser and the site it visits, the same for all files of a worker: they change nothing of it. */
export const startBrowserAndSite = (): Promise<BrowserAndSite> => {
  opened ??= open();
  return opened;
};
