import { expect, test } from 'vitest';
import { hydrate, watchedPage } from '../support/browser';
import { browser, origin } from '../support/browserAndSite';
import { headerLink } from '../support/controls';
import { follow, visit } from '../support/visit';

test.each([
  [true, 1],
  [false, 0],
])(
  'with motion allowed: %s, each next page has %i view transitions',
  async (moving, transitionsPerPage) => {
    const { page, complaints } = await visit('/pt', { moving });
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
    await headerLink(page, 'Contato').click();
    await page.waitForFunction(() => document.title.startsWith('Contato'));
    // A link to a section of the same page scrolls without a transition.
    await headerLink(page, 'Sobre nós').click();
    await page.waitForFunction(() => document.querySelector('.home'));
    await headerLink(page, 'Serviços').click();
    await page.waitForURL('**#services');
    const transitions = await page.evaluate(
      () => (window as unknown as { transitions: number }).transitions,
    );
    expect(transitions).toBe(2 * transitionsPerPage);
    expect(complaints).toEqual([]);
  },
);

test('the next document has no view transition with reduced motion', async () => {
  const { page, complaints } = await watchedPage(browser, { reducedMotion: 'reduce' });
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      if ((event as Event & { viewTransition?: unknown }).viewTransition) console.error(event);
    }),
  );
  await page.goto(`${origin}/en`);
  await follow(page, 'Contact');
  await page.waitForURL('**/en/contact');
  await page.waitForTimeout(200);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each([true, false])(
  'the link to an OpenAPI document opens it without a message on the console (hydrated: %s)',
  async (hydrated) => {
    const { page, complaints } = await visit('/en/products/nfse-extraction', { moving: true });
    if (hydrated) await hydrate(page);
    await page.locator('main a[href^="/openapi/"]').click();
    await page.waitForURL('**/openapi/*.json');
    // Chromium complains after it has shown the document.
    await page.waitForTimeout(300);
    expect(complaints).toEqual([]);
  },
);
