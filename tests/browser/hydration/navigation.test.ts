import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrate } from '../support/browser';
import { origin } from '../support/browserAndSite';
import { headerLink, languageLink } from '../support/controls';
import { scrollPage } from '../support/scrollPage';
import { follow, visit } from '../support/visit';

/** Opens a hydrated page and sets a variable, which a new document does not have. */
const openHydrated = async (address: string) => {
  const watched = await visit(address, { moving: true });
  const { page } = watched;
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return watched;
};

const sameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'sameDocument' in window);

test('a link shows its page without loading a document after hydration, and Back returns to the scroll position', async () => {
  const { page, complaints } = await openHydrated('/en');
  await scrollPage(page, 500);
  await follow(page, 'Contact');
  await page.waitForURL('**/en/contact');
  await page.waitForFunction(() => document.title.startsWith('Contact'));
  expect(await sameDocument(page)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  expect(await page.locator('[role=status]').last().innerText()).toMatch(/^Contact/);
  expect(await page.getAttribute('link[rel=canonical]', 'href')).toMatch(/\/en\/contact$/);
  expect(await page.locator('title').count()).toBe(1);
  expect(await page.locator('link[rel=canonical]').count()).toBe(1);
  expect(await page.locator('link[rel=alternate]').count()).toBe(3);
  expect(await page.locator('meta[name=description]').count()).toBe(1);
  expect(await page.locator('meta[name=theme-color]').count()).toBe(2);
  // Open Graph values and structured data of the first document are gone.
  const headOfFirstDocument = 'meta[property], script[type="application/ld+json"]';
  expect(await page.locator(headOfFirstDocument).count()).toBe(0);
  // The styles of the page have loaded.
  const looks = () =>
    page.locator('.contact__peer').evaluate((element) => getComputedStyle(element).display);
  expect(await looks()).toBe('flex');
  await page.goBack();
  await page.waitForFunction(() => scrollY === 500);
  expect(await page.title()).not.toMatch(/^Contact/);
  await page.goForward();
  await page.waitForFunction(() => document.title.startsWith('Contact') && scrollY === 0);
  expect(await sameDocument(page)).toBe(true);
  expect(complaints).toEqual([]);
});

test('Back shows the page of its address after a reload', async () => {
  const { page, complaints } = await openHydrated('/en');
  await follow(page, 'Contact');
  await page.waitForFunction(() => document.title.startsWith('Contact'));
  await page.reload();
  await page.goBack();
  await page.waitForFunction(() => document.querySelector('.home'));
  expect(page.url()).toBe(`${origin}/en`);
  // The same after hydration of the reloaded page, which has not loaded the code of the other one.
  await page.goForward();
  await page.waitForFunction(() => document.querySelector('.contact'));
  await page.reload();
  await hydrate(page);
  await page.goBack();
  await page.waitForFunction(() => document.querySelector('.home'));
  expect(await page.title()).not.toMatch(/^Contact/);
  expect(complaints).toEqual([]);
});

test('links work after a translator has replaced the text nodes', async () => {
  const { page } = await openHydrated('/en/contact');
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `[${text.data}]`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
  await page.locator('form button[type=submit]').scrollIntoViewIfNeeded();
  // The names of links are what the translator changed.
  await page.locator('.menu a[href="/en"]').evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForFunction(() => document.querySelector('.home h1'));
  expect(await page.locator('h1').count()).toBe(1);
  await languageLink(page).evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForFunction(() => document.documentElement.lang === 'pt-BR');
  expect(await page.getByRole('heading', { name: /Chega de digitar/ }).isVisible()).toBe(true);
});

test('a page is announced again where the next one has its title', async () => {
  const { page } = await openHydrated('/en');
  const said = () => page.locator('[role=status]').last().textContent();
  await follow(page, 'Contact');
  await expect.poll(said).toMatch(/^Contact/);
  const before = await said();
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/en/contact?sourcePage=ai-agents',
    });
    document.body.append(link);
    link.click();
    link.remove();
  });
  await page.waitForURL('**/en/contact?sourcePage=ai-agents');
  await expect.poll(said).not.toBe(before);
  expect((await said())?.trim()).toBe(before?.trim());
});

test('a link to an address without a page loads the error page from the server', async () => {
  const { page } = await openHydrated('/en');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/en/nowhere';
    link.textContent = 'nowhere';
    document.querySelector('main')?.prepend(link);
  });
  await page.locator('a', { hasText: 'nowhere' }).click();
  await page.waitForURL('**/en/nowhere');
  await page.waitForFunction(() => !('sameDocument' in window));
  expect(await page.locator('h1').innerText()).toBe('Page not found');
});

test('a link loads a document when the code of its page cannot be loaded', async () => {
  const { page } = await openHydrated('/en');
  await page.route('**/assets/**', (route) => route.abort());
  await follow(page, 'Contact');
  await page.waitForFunction(() => document.title.startsWith('Contact'));
  expect(await sameDocument(page)).toBe(false);
});

test('a page is shown in its own styles alone, whichever pages the document has shown and prefetched', async () => {
  const { page } = await openHydrated('/en/products/nfse-extraction');
  const applied = () =>
    page
      .locator('[data-page]')
      .evaluateAll((sheets) =>
        (sheets as (HTMLLinkElement | HTMLStyleElement)[])
          .filter(({ sheet }) => sheet && matchMedia(sheet.media.mediaText).matches)
          .map(({ dataset }) => dataset['page']),
      );
  await headerLink(page, 'Contact').hover();
  await page.waitForFunction(() => document.querySelector('link[data-page=contact]'));
  expect(await applied()).toEqual(['nfse-extraction']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Invoice Extraction API' }).click();
  await page.waitForFunction(() => document.title.startsWith('Invoice'));
  expect(await applied()).toEqual(['invoice-extraction']);
  await page.goBack();
  await page.waitForFunction(() => document.title.startsWith('NFS-e'));
  expect(await applied()).toEqual(['nfse-extraction']);
});

test('Back to a page whose styles do not load is the server’s, and asks once', async () => {
  const { page } = await openHydrated('/pt');
  await follow(page, 'Contato');
  await page.waitForURL('**/pt/contact');
  await page.reload();
  await hydrate(page);
  let asked = 0;
  await page.route('**/*.css', (route) => {
    asked += 1;
    return route.abort();
  });
  await Promise.all([page.waitForEvent('load'), page.goBack()]);
  expect(page.url()).toBe(`${origin}/pt`);
  expect(await page.locator('#solutions').count()).toBe(1);
  expect(asked).toBeLessThan(4);
});

test('a heading keeps its font after a page that brings a cut of its own', async () => {
  const { page } = await openHydrated('/pt/landing-page-eventos-inscricoes');
  await page.locator('.header a').first().click();
  await page.waitForURL('**/pt');
  await page.waitForFunction(() => document.querySelector('#solutions'));
  const family = await page
    .locator('h1')
    .evaluate((heading) => getComputedStyle(heading).fontFamily.split(',')[0]?.replaceAll('"', ''));
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map((face) => face.family);
  });
  expect(loaded.map((name) => name.replaceAll('"', ''))).toContain(family);
});
