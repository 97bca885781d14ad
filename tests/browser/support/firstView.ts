import type { Page } from 'playwright-core';

/** What a reader sees of a page before anything is scrolled, as far as it was waited for in a wrong way. */
export type FirstView = {
  /** The largest element, if it waits to be scrolled near. */
  lazyLargest: string[];
  /** Pictures further down that do not wait. */
  eagerBelow: string[];
  /** Fonts that stand in it, and those that the document asks for ahead. */
  fonts: { used: string[]; preloaded: string[] };
};

/** Looks at a page that has been loaded and not been scrolled. */
export const lookAtFirstView = (page: Page): Promise<FirstView> =>
  page.evaluate(async () => {
    const name = (element: Element) => element.outerHTML.slice(0, 160);
    const images = [...document.images].filter((image) => image.getClientRects().length > 0);
    const isBelow = (image: Element) => image.getBoundingClientRect().top >= innerHeight;
    // A document does not wait for pictures that are lazy, and this is about them.
    const seen = images.filter((image) => !isBelow(image));
    // Chromium may draw no frame and tell of no paint for a while: nothing waits for it longer than this.
    const orLate = <T>(promise: Promise<T>) =>
      Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, 3000))]);
    await orLate(Promise.all(seen.map((image) => image.decode().catch(() => {}))));
    for (const _ of [1, 2]) await orLate(new Promise(requestAnimationFrame));
    const paint = new Promise<Element | null | undefined>((resolve) => {
      // The browser tells of it after it has drawn; the last one told of is the largest.
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as (PerformanceEntry & { element?: Element | null })[];
        resolve(entries.at(-1)?.element);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const largest = await orLate(paint);
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
      lazyLargest: largest && isLazy(largest) ? [name(largest)] : [],
      eagerBelow: images.filter((image) => isBelow(image) && !isLazy(image)).map(name),
      fonts: {
        used: [...used].sort(),
        preloaded: Array.from(preloads, (link) => link.getAttribute('href') ?? '').sort(),
      },
    };
  });
