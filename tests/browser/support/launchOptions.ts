import type { LaunchOptions } from 'playwright-core';
import { writeFontConfiguration } from './fontConfiguration';

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

/** Variables by which a machine would send a browser's requests through a proxy. */
const proxy = /^(http|https|all|no)_proxy$/i;

/**
 * What a browser of the tests gets of the environment: not the machine's proxy, fonts, language and time zone.
 * @param fonts the path of a Fontconfig configuration
 */
export const browserEnvironment = (fonts = writeFontConfiguration()): Record<string, string> => {
  const own = Object.entries(process.env).filter(([name]) => !proxy.test(name));
  return {
    ...(Object.fromEntries(own) as Record<string, string>),
    FONTCONFIG_FILE: fonts,
    LANGUAGE: 'en',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
  };
};

/** How Chromium is started: the one that `npm test` found, without network traffic of its own. */
export const launchOptions = (fonts?: string): LaunchOptions => ({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  env: browserEnvironment(fonts),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    // A tenth of the processor time of a page.
    '--in-process-gpu',
    '--no-first-run',
    '--no-proxy-server',
    '--force-device-scale-factor=1',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-site-isolation-trials',
    `--disable-features=${disabledFeatures}`,
  ],
});
