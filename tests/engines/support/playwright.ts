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
      // Playwright's own type takes an argument apart; JSON is the same on both sides.
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
  // Playwright goes back by loading again, unless it is told not to.
  wrap(
    'chromium',
    await chromium.launch({
      ...launchOptions(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
  );

/**
 * Starts Firefox as its maker ships it, driven by WebDriver BiDi. What a reader prefers is a setting of the
 * whole browser, so there is one for each theme.
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
          // The page is as wide as its window, as in the others.
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
