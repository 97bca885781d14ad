import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What is asked of a page: WCAG 2.2 AA, and what axe holds to be good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of those, what another theme can make wrong where nothing else has changed. */
const colours = ['color-contrast', 'link-in-text-block'];

/** As axe's `runOnly` takes them. */
const rules = {
  all: { type: 'tag' as const, values: tags },
  colours: { type: 'rule' as const, values: colours },
};

/** Brings axe into a page; its context has to bypass the policy, which would refuse it. */
export const bringAxe = (page: Page): Promise<unknown> => page.evaluate(axe.source);

/**
 * What axe finds wrong with a page as it looks now: rule, selector, and what it measured there. Once all
 * has been asked, another theme can only make colours wrong.
 */
export const axeFaults = (page: Page, asked: 'all' | 'colours' = 'all'): Promise<string[]> =>
  page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, {
      runOnly,
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const reasons = [...any, ...all, ...none].map(({ message }) => message);
        return `${id}: ${target.join(' ')}: ${reasons.join('; ')}`;
      }),
    );
  }, rules[asked]);
