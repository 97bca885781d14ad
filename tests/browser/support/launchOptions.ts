import type { LaunchOptions } from 'playwright-core';

// The address bar's popups are two pages of their own in every window: half of the processor time of a visit.
// Chromium takes the last list only, so Playwright's entries that matter here are said again.
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'BlockOriginHeaderModificationOnRedirect',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'Translate',
  // One site in one window needs no process of each frame, and none in reserve: a tenth of a visit.
  'IsolateOrigins',
  'site-per-process',
  'SpareRendererForSitePerProcess',
];

/** How Chromium is started: the one that `npm test` found, without network traffic of its own. */
export const launchOptions = (ignoreDefaultArgs: string[] = []): LaunchOptions => ({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    // A tenth of the processor time of a page.
    '--in-process-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-site-isolation-trials',
    `--disable-features=${disabledFeatures}`,
  ],
  ignoreDefaultArgs,
});
