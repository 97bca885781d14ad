import type { Page } from 'playwright-core';

/** Photographs that load too late for the first view, pictures that load too early, and the fonts of its text. */
export type FirstView = {
  lazyInView: string[];
  eagerBelow: string[];
  fonts: { used: string[]; preloaded: string[] };
};

/** Reads the first view of a page that has been loaded and not been scrolled. */
export const readFirstView = (page: Page): Promise<FirstView> =>
  page.evaluate(() => {
    const name = (element: Element) => element.outerHTML.slice(0, 160);
    const images = [...document.images].filter((image) => image.getClientRects().length > 0);
    const isBelow = (image: Element) => image.getBoundingClientRect().top >= innerHeight;
    const isLazy = (element: Element) => element.getAttribute('loading') === 'lazy';

    const files = new Map<string, string>();
    const addFonts = (rules: CSSRuleList) => {
      for (const rule of rules)
        if (rule instanceof CSSFontFaceRule) {
          const [, file] = rule.style.getPropertyValue('src').match(/url\("(.*?)"\)/) ?? [];
          const family = rule.style.getPropertyValue('font-family').replaceAll('"', '');
          if (file) files.set(family, file);
        } else if (rule instanceof CSSGroupingRule) addFonts(rule.cssRules);
    };
    for (const { cssRules } of document.styleSheets) addFonts(cssRules);

    const used = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || !text.nodeValue?.trim())
        continue;
      range.selectNodeContents(text);
      const { top, bottom, width } = range.getBoundingClientRect();
      if (bottom <= 0 || top >= innerHeight || width === 0) continue;
      const [family = ''] = getComputedStyle(element).fontFamily.replaceAll('"', '').split(',');
      const file = files.get(family);
      if (file) used.add(file);
    }
    const preloads = document.querySelectorAll('link[rel=preload][as=font]');
    return {
      lazyInView: images
        .filter((image) => image.srcset !== '' && !isBelow(image) && isLazy(image))
        .map(name),
      eagerBelow: images.filter((image) => isBelow(image) && !isLazy(image)).map(name),
      fonts: {
        used: [...used].sort(),
        preloaded: Array.from(preloads, (link) => link.getAttribute('href') ?? '').sort(),
      },
    };
  });
