import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { exhaustive } from '../../support/exhaustive';

/** What is asked of a page: WCAG 2.2 AA, and what axe holds to be good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of those, what another theme can make wrong where nothing else has changed. */
const colours = ['color-contrast', 'link-in-text-block'];

/** As axe's `runOnly` takes them. */
const rules = {
  all: { type: 'tag' as const, values: tags },
  colours: { type: 'rule' as const, values: colours },
};

/** Brings axe into a page as DevTools would; the page's policy refuses what any other way evaluates. */
export const bringAxe = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe.source });
  await session.detach();
};

/**
 * What axe finds wrong with a page as it looks now: rule, selector, and what it measured there. Once all
 * has been asked, another theme can only make colours wrong.
 */
export const axeFaults = (page: Page, ruleSet: 'all' | 'colours' = 'all'): Promise<string[]> =>
  page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, {
      runOnly,
      resultTypes: ['violations'],
      // Whatever a page has of styles is in the document.
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const reasons = [...any, ...all, ...none].map(({ message }) => message);
        return `${id}: ${target.join(' ')}: ${reasons.join('; ')}`;
      }),
    );
  }, rules[ruleSet]);

/**
 * Tests a page that has been read in a window of a width, in one of the two themes. Of a width that has been looked at in
 * one theme, the other one changes the colours.
 */
export const testAccessibility = (page: Page, width: number, first: 'light' | 'dark'): void =>
  test('has no accessibility fault that axe finds', async () => {
    // Without motion axe sees what a reader sees in the end, not the middle of an animation.
    await page.emulateMedia({ colorScheme: first, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    // From its top nothing lies beneath the header.
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await bringAxe(page);
    expect(await axeFaults(page), `${first} at ${width} px`).toEqual([]);
    if (exhaustive) {
      const other = first === 'light' ? 'dark' : 'light';
      await page.emulateMedia({ colorScheme: other });
      expect(await axeFaults(page, 'colours'), `${other} at ${width} px`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  });
