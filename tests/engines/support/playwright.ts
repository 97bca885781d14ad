import { type Browser, chromium, firefox } from 'playwright-core';
import type { EngineName } from '../../../scripts/browsers.mjs';
import { watchedPage } from '../../browser/support/browser';
import { browserEnvironment, launchOptions } from '../../browser/support/launchOptions';
import { type Engine, viewHeight } from './reader';

const wrap = (name: EngineName, browser: Browser): Engine => ({
  name,
  open: async ({ width, colorScheme = 'light' }) => {
    const { page, complaints } = await watchedPage(browser, {
      viewport: { width, height: viewHeight },
      colorScheme,
      reducedMotion: 'reduce',
    });
    return {
      engine: name,
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
      close: () => page.context().close(),
    };
  },
  close: () => browser.close(),
});

export const startChromium = async (): Promise<Engine> =>
  // Playwright disables the back/forward cache by default.
  wrap(
    'chromium',
    await chromium.launch({
      ...launchOptions(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
  );

/**
 * Starts the released Firefox by WebDriver BiDi. The theme is a setting of the whole browser, so each theme has one.
 */
export const startFirefox = async (executablePath: string): Promise<Engine> => {
  const browsers = new Map<string, Promise<Engine>>();
  const start = async (colorScheme: string) =>
    wrap(
      'firefox',
      await firefox.launch({
        channel: 'moz-firefox',
        executablePath,
        env: browserEnvironment(),
        firefoxUserPrefs: {
          'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
          'ui.prefersReducedMotion': 1,
          // Scrollbars take no width, as in the other engines.
          'ui.useOverlayScrollbars': 1,
        },
      }),
    );
  return {
    name: 'firefox',
    open: async (look) => {
      const { colorScheme = 'light' } = look;
      const browser = browsers.get(colorScheme) ?? start(colorScheme);
      browsers.set(colorScheme, browser);
      return (await browser).open(look);
    },
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
};
