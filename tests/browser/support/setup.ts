import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { requireBrowser } from '../../../scripts/browsers.mjs';
import { day, exhaustive } from '../../support/exhaustive';
import { launchOptions } from './launchOptions';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Chromium of all files listens. */
    chromium: string;
  }
}

/**
 * Starts one Chromium for all files: each gets profiles of its own in it. Ends the process with a line on what is
 * missing.
 */
export default async ({ provide }: TestProject) => {
  process.env['CHROME_PATH'] = requireBrowser('chromium');
  // The workers ask the same sample, also after midnight.
  process.env['DAY'] = String(day);
  if (!exhaustive) console.log(`Pages are sampled by day: DAY=${day} repeats this run.`);
  const server = await chromium.launchServer(launchOptions());
  provide('chromium', server.wsEndpoint());
  return () => server.close();
};
