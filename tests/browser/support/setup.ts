import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { requireBrowser } from '../../../scripts/browsers.mjs';
import { day, exhaustive } from '../../support/exhaustive';
import { launchOptions } from './launchOptions';

declare module 'vitest' {
  interface ProvidedContext {
    /** The WebSocket address of the Chromium that all files share. */
    chromium: string;
  }
}

/**
 * Starts one Chromium, in which each file has its own profiles. Ends the process with a message if it is not installed.
 */
export default async ({ provide }: TestProject) => {
  process.env['CHROME_PATH'] = requireBrowser('chromium');
  // All workers use the same sample, also after midnight.
  process.env['DAY'] = String(day);
  if (!exhaustive) console.log(`Pages are sampled by day: DAY=${day} repeats this run.`);
  const server = await chromium.launchServer(launchOptions());
  provide('chromium', server.wsEndpoint());
  return () => server.close();
};
