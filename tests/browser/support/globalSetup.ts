import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { launchOptions } from './launchOptions';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Chromium of all files listens. */
    chromium: string;
  }
}

/** Starts one Chromium for all files: each file gets profiles of its own in it. */
export default async ({ provide }: TestProject) => {
  const server = await chromium.launchServer(launchOptions());
  provide('chromium', server.wsEndpoint());
  return () => server.close();
};
