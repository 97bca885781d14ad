import { expect, test } from 'vitest';
import { hydrate, watchedPage } from '../support/browser';
import { setStage } from '../support/stage';

const { browser, origin } = await setStage();

test.each([false, true])(
  'a reader who does not want motion sees the next page without a transition (hydrated: %s)',
  async (now) => {
    const { page } = await watchedPage(browser, { reducedMotion: 'reduce' });
    const transitions: string[] = [];
    await page.exposeFunction('onTransition', (kind: string) => transitions.push(kind));
    await page.addInitScript(() => {
      const { onTransition } = window as unknown as { onTransition: (kind: string) => void };
      addEventListener('pagereveal', (event) => {
        if ((event as Event & { viewTransition?: unknown }).viewTransition)
          onTransition('document');
      });
      // Where a transition is begun within a document, what it animates shows in the page's animations.
      const look = () => {
        if (document.getAnimations().length > 0) onTransition('within the document');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(`${origin}/en`);
    if (now) await hydrate(page);
    await page
      .locator('header a[href$="/contact"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL('**/en/contact');
    await page.waitForFunction(() => document.title.startsWith('Contact'));
    await page.waitForTimeout(300);
    expect(transitions).toEqual([]);
    await page.context().close();
  },
);
