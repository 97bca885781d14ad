import path from 'node:path';
import { type Browser, chromium, firefox } from 'playwright-core';
import type { EngineName } from '../../../scripts/browsers.mjs';
import { root } from '../../../scripts/sources.mjs';
import { watchedPage } from '../../browser/support/browser';
import { browserEnvironment, launchOptions } from '../../browser/support/launchOptions';
import { type Engine, type Look, type Reader, viewHeight } from './reader';

export const openReader = async (
  engine: EngineName,
  browser: Browser,
  { width, colorScheme = 'light' }: Look,
): Promise<Reader> => {
  const { page, complaints } = await watchedPage(browser, {
    viewport: { width, height: viewHeight },
    colorScheme,
    reducedMotion: 'reduce',
  });
  return {
    engine,
    goto: (url) => page.goto(url),
    // The type of Playwright does not fit; arguments are JSON.
    evaluate: (run, argument) => page.evaluate(run as never, argument) as never,
    moveTo: (x, y) => page.mouse.move(x, y),
    press: async () => {
      await page.mouse.down();
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    complaints: () => complaints.splice(0),
  };
};

export const startChromium = async (): Promise<Engine> => {
  const browser = await chromium.launch({
    ...launchOptions(),
    // Playwright disables the back/forward cache by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  return {
    name: 'chromium',
    open: (look) => openReader('chromium', browser, look),
    close: () => browser.close(),
  };
};

/**
 * Starts the released Firefox by WebDriver BiDi. The theme is a setting of the whole browser, so each reader has one.
 */
export const startFirefox = async (executablePath: string): Promise<Engine> => {
  const browsers: Browser[] = [];
  return {
    name: 'firefox',
    open: async (look) => {
      const browser = await firefox.launch({
        channel: 'moz-firefox',
        executablePath,
        env: browserEnvironment(),
        firefoxUserPrefs: {
          'layout.css.prefers-color-scheme.content-override': look.colorScheme === 'dark' ? 0 : 1,
          'ui.prefersReducedMotion': 1,
          // Scrollbars take no width, as in the other engines.
          'ui.useOverlayScrollbars': 1,
          // A headless Firefox has no pointer; 6 is fine (2) and hover (4).
          'ui.primaryPointerCapabilities': 6,
          'ui.allPointerCapabilities': 6,
          // Waits longer than 100 ms for a font with `font-display: optional`: a busy machine is slow.
          'gfx.downloadable_fonts.fallback_delay_short': 3000,
          // The sandbox of its pages reads fonts only from folders of the system.
          'security.sandbox.content.read_path_whitelist': `${path.join(root, 'tests/browser/fonts')}/`,
        },
      });
      browsers.push(browser);
      return openReader('firefox', browser, look);
    },
    close: () => Promise.all(browsers.map((browser) => browser.close())),
  };
};
