import { expect, test } from 'vitest';
import { hydrate, watchedPage } from '../support/browser';
import { startBrowserAndSite } from '../support/browserAndSite';

const { browser, origin } = await startBrowserAndSite();

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

test('nor does the next document of a reader who does not want motion', async () => {
  const { page } = await watchedPage(browser, { reducedMotion: 'reduce' });
  const transitions: string[] = [];
  await page.exposeFunction('onTransition', (kind: string) => transitions.push(kind));
  await page.addInitScript(() => {
    const { onTransition } = window as unknown as { onTransition: (kind: string) => void };
    addEventListener('pagereveal', (event) => {
      if ((event as Event & { viewTransition?: unknown }).viewTransition) onTransition('document');
    });
    // Where a transition is begun within a document, what it animates shows in the page's animations.
    const look = () => {
      if (document.getAnimations().length > 0) onTransition('within the document');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${origin}/en`);
  await page
    .locator('header a[href$="/contact"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL('**/en/contact');
  await page.waitForFunction(() => document.title.startsWith('Contact'));
  await page.waitForTimeout(200);
  expect(transitions).toEqual([]);
  await page.context().close();
});
