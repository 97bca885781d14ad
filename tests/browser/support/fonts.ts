import { chromium, type Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { type WatchedPage, watchedPage } from './browser';
import { type MachineFont, writeFontConfiguration } from './fontConfiguration';
import { launchOptions } from './launchOptions';

/** Files of the site's own fonts. */
export const siteFonts = '**/*.woff2';

/**
 * Waits for the fonts of the site and shows the page in them: with `font-display: optional` it would keep its fallback
 * fonts.
 */
export const showSiteFonts = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const wait = (rules: CSSRuleList) => {
      for (const rule of rules)
        if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
        else if (rule instanceof CSSGroupingRule) wait(rule.cssRules);
    };
    for (const { cssRules } of document.styleSheets) wait(cssRules);
    // The layout requests the fonts.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });

/**
 * Opens a page without the fonts of the site in a browser of its own. Its policy is off, so that tests can add styles.
 * @param font the text font of its machine; on macOS and Windows that of the system
 */
export const pageWithoutSiteFonts = async (font: MachineFont): Promise<WatchedPage> => {
  const browser = await chromium.launch(launchOptions(writeFontConfiguration(font)));
  afterAll(() => browser.close());
  const watched = await watchedPage(browser, { bypassCSP: true, reducedMotion: 'reduce' });
  await watched.page.route(siteFonts, (route) => route.abort());
  return watched;
};
