import type { BrowserContextOptions, Page } from 'playwright-core';
import { onTestFailed } from 'vitest';
import { type WatchedPage, watchedPage } from './browser';
import type { Stage } from './stage';

/** Remembers, in the page, which answers were open when it came. */
const remember = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { openAtFirst: [...document.querySelectorAll('details[open]')] });
  });

/** Takes back what a reader did by styles and elements alone; what React remembers, nobody takes back. */
const putBack = async (page: Page): Promise<void> => {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    const { openAtFirst } = window as unknown as { openAtFirst: Element[] };
    for (const input of document.querySelectorAll('input')) input.checked = input.defaultChecked;
    for (const details of document.querySelectorAll('details'))
      details.open = openAtFirst.includes(details);
    (document.activeElement as HTMLElement | null)?.blur();
    getSelection()?.empty();
    scrollTo({ top: 0, behavior: 'instant' });
  });
};

type Returning = (
  address?: string,
  javaScriptEnabled?: boolean,
  width?: number,
  /** Loads the page in any case, so that React has yet to come. */
  anew?: boolean,
) => Promise<WatchedPage>;

/** Options of a reader with a mouse alone: with an emulated touch screen nothing hovers. */
export const byMouse = { hasTouch: false } as const;

/**
 * Visits as `visitor` makes them, by a reader who has the page open already: two pages serve a file, one
 * of them without script, and each visit finds them as they come from the server but for React, which
 * stays once it has come. Nobody closes them. A visit to a page that has been left loads it, and so does
 * one after a failure, which may have left anything behind.
 */
export const returningVisitor = (
  { browser, origin }: Stage,
  home: string,
  options: BrowserContextOptions = {},
): Returning => {
  const kept = new Map<boolean, WatchedPage>();
  return async (address = home, javaScriptEnabled = true, width = 1280, anew = false) => {
    const watched =
      kept.get(javaScriptEnabled) ??
      (await watchedPage(browser, {
        javaScriptEnabled,
        hasTouch: true,
        reducedMotion: 'reduce',
        ...options,
      }));
    kept.set(javaScriptEnabled, watched);
    const { page, complaints } = watched;
    onTestFailed(async () => {
      kept.delete(javaScriptEnabled);
      await page.context().close();
    });
    const size = { height: 800, ...options.viewport, width };
    const { width: wide, height } = page.viewportSize() ?? {};
    if (wide !== width || height !== size.height) await page.setViewportSize(size);
    complaints.splice(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (page.url() === origin + address && !anew) await putBack(page);
    else {
      // To a section of the document that is open, the browser would only scroll.
      if (anew && address.includes('#')) await page.goto('about:blank');
      await page.goto(origin + address);
      await remember(page);
    }
    return watched;
  };
};
