import type { LaunchOptions } from 'playwright-core';
import { writeFontConfiguration } from './fontConfiguration';

// The popups of the address bar take half of the processor time of a visit. Chromium reads the last list only, so it
// repeats entries of Playwright.
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
  // Separate processes for frames, and spare ones, take a tenth of a visit.
  'IsolateOrigins',
  'site-per-process',
  'SpareRendererForSitePerProcess',
];

/** Environment variables of proxies. */
const proxy = /^(http|https|all|no)_proxy$/i;

/**
 * The environment of a test browser, without proxy, fonts, language and time zone of the machine.
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

/** Launch options of the Chromium that `npm test` found, without network traffic of its own. */
export const launchOptions = (fonts?: string): LaunchOptions => ({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  env: browserEnvironment(fonts),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    // Saves a tenth of the processor time of a page.
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
