import type { Page } from 'playwright-core';

/** Photographs of the first view that load lazily, and pictures below it that load at once. */
export type FirstView = { lazyInView: string[]; eagerBelow: string[] };

/** Reads the first view of a page that has been loaded and not been scrolled. */
export const readFirstView = (page: Page): Promise<FirstView> =>
  page.evaluate(() => {
    const name = (element: Element) => element.outerHTML.slice(0, 160);
    const images = [...document.images].filter((image) => image.getClientRects().length > 0);
    const isBelow = (image: Element) => image.getBoundingClientRect().top >= innerHeight;
    const isLazy = (element: Element) => element.getAttribute('loading') === 'lazy';
    return {
      lazyInView: images
        .filter((image) => image.srcset !== '' && !isBelow(image) && isLazy(image))
        .map(name),
      eagerBelow: images.filter((image) => isBelow(image) && !isLazy(image)).map(name),
    };
  });

/** The fonts that a page has loaded without a preload. */
export const readLateFonts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, initiatorType }) => name.endsWith('.woff2') && initiatorType !== 'link')
      .map(({ name }) => name),
  );
