import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { exhaustive } from '../../support/exhaustive';

/** WCAG 2.2 AA, and best practices by axe. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe in the page by the DevTools protocol: the policy of the page blocks scripts of others. */
export const bringAxe = (page: Page): Promise<unknown> => page.evaluate(axe.source);

/**
 * The faults that axe finds in a page as it is now, by all rules or by some: rule, selector and reasons.
 */
export const axeFaults = (page: Page, only = tags): Promise<string[]> =>
  page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, {
      runOnly: only,
      resultTypes: ['violations'],
      // All styles are in the document.
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const reasons = [...any, ...all, ...none].map(({ message }) => message);
        return `${id}: ${target.join(' ')}: ${reasons.join('; ')}`;
      }),
    );
  }, only);

/**
 * Tests a loaded page with axe in one theme, and its contrast in the other; the nightly run asks all rules in both.
 */
export const testAccessibility = (page: Page, width: number, first: 'light' | 'dark'): void =>
  test('has no accessibility fault that axe finds', async () => {
    // Without motion, so that axe does not measure the middle of an animation.
    await page.emulateMedia({ colorScheme: first, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    // At the top of the page nothing lies beneath the header.
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await bringAxe(page);
    expect(await axeFaults(page), `${first} at ${width} px`).toEqual([]);
    const other = first === 'light' ? 'dark' : 'light';
    await page.emulateMedia({ colorScheme: other });
    const rules = exhaustive ? tags : ['color-contrast'];
    expect(await axeFaults(page, rules), `${other} at ${width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  });
