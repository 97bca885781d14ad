import type { LaunchOptions } from 'playwright-core';

/** How Chromium is started: the one that `npm test` found, without network traffic of its own. */
export const launchOptions = (ignoreDefaultArgs: string[] = []): LaunchOptions => ({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  ignoreDefaultArgs,
});
