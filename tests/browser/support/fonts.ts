import { chromium, type Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { type WatchedPage, watchedPage } from './browser';
import { type MachineFont, writeFontConfiguration } from './fontConfiguration';
import { launchOptions } from './launchOptions';

/** Files of the site's own fonts. */
const siteFonts = '**/*.woff2';

/**
 * Shows a page in the fonts of the site, however late they come: the page itself keeps its fallback fonts then
 * (`font-display: optional`).
 */
export const showSiteFonts = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const wait = (rules: CSSRuleList) => {
      for (const rule of rules)
        if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
        else if (rule instanceof CSSGroupingRule) wait(rule.cssRules);
    };
    for (const { cssRules } of document.styleSheets) wait(cssRules);
    // The layout asks for the fonts that it needs.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });

/**
 * A page, in a browser of its own, that the fonts of the site do not reach. It takes styles that a reader adds, which its policy would refuse.
 * @param font what its machine has for text; on macOS and Windows it has what the system has
 * @param known whether the site's stylesheets know that font; one that they do not know stands for any other
 */
export const pageWithoutSiteFonts = async (
  font: MachineFont,
  known: boolean,
): Promise<WatchedPage> => {
  const browser = await chromium.launch(launchOptions(writeFontConfiguration(font, known)));
  afterAll(() => browser.close());
  const watched = await watchedPage(browser, { bypassCSP: true, reducedMotion: 'reduce' });
  await watched.page.route(siteFonts, (route) => route.abort());
  return watched;
};

/** Holds the fonts of the site back in a page; gives the function that lets them come. */
export const delaySiteFonts = async (page: Page): Promise<() => void> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(siteFonts, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return release;
};
