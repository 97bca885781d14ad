import { expect, test } from 'vitest';
import { hydrate, watchedPage } from '../support/browser';
import { setStage } from '../support/stage';

const { browser, origin } = await setStage();

test.each([
  ['no-preference', 1],
  ['reduce', 0],
] as const)(
  'with motion: %s, each next page comes by %i view transition',
  async (reducedMotion, most) => {
    const { page, complaints } = await watchedPage(browser, { reducedMotion });
    await page.goto(`${origin}/pt`);
    await hydrate(page);
    await page.evaluate(() => {
      const counted = window as unknown as { transitions: number };
      counted.transitions = 0;
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        counted.transitions += 1;
        return start(update);
      };
    });
    await page.locator('.header .menu a[href$="/contact"]').click();
    await page.waitForFunction(() => document.title.startsWith('Contato'));
    // A section of the page that is read already is scrolled to, not faded over.
    await page.locator('.header .menu a[href$="#about"]').click();
    await page.waitForFunction(() => document.querySelector('.home'));
    await page.locator('.header .menu a[href$="#services"]').click();
    await page.waitForURL('**#services');
    const transitions = await page.evaluate(
      () => (window as unknown as { transitions: number }).transitions,
    );
    expect(transitions).toBe(most * 2);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);
