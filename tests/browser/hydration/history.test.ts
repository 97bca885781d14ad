import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrate, isHydrated } from '../support/browser';
import { origin } from '../support/browserAndSite';
import { languageLink } from '../support/controls';
import { delayRequests } from '../support/delay';
import { scrollPage } from '../support/scrollPage';
import { follow, openPage, top, visit } from '../support/visit';

const open = (address: string) => visit(address, { moving: true });

const scroll = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Waits until the page is scrolled to a position, within a pixel. */
const restsAt = (page: Page, y: number): Promise<unknown> =>
  page.waitForFunction((expected) => Math.abs(scrollY - expected) <= 1, y);

/** Waits until the page is scrolled beyond a position, and returns its own. */
const scrolledBeyond = async (page: Page, y: number): Promise<number> => {
  await page.waitForFunction((least) => scrollY > least, y);
  return scroll(page);
};

/** Waits until a page whose code was held back is loaded, and would have been shown by a click that still counts. */
const settle = async (page: Page, code: Request): Promise<void> => {
  // As text, because Vitest rewrites an import.
  await page.evaluate(`import('${code.url()}').then(() => {})`);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[data-page]')].every(({ sheet }) => sheet),
  );
  await page.waitForTimeout(500);
};

test('a link to a section lands below the header before hydration', async () => {
  const { page } = await open('/pt/services#services');
  expect(page.url()).toBe(`${origin}/pt#services`);
  expect(await isHydrated(page)).toBe(false);
  expect(await top(page, '#services')).toBeGreaterThanOrEqual(
    await page.getByRole('banner').evaluate((element) => element.clientHeight),
  );
});

test('Back returns from section to section and to the scroll position before', async () => {
  const { page, complaints } = await open('/en');
  await hydrate(page);
  await scrollPage(page, 120);
  await follow(page, 'Services');
  const services = await scrolledBeyond(page, 300);
  await follow(page, 'About Us');
  await scrolledBeyond(page, services);
  expect(page.url()).toBe(`${origin}/en#about`);
  await page.goBack();
  await restsAt(page, services);
  await page.goBack();
  await restsAt(page, 120);
  await page.goForward();
  await restsAt(page, services);
  expect(complaints).toEqual([]);
});

test('Back returns the focus to the link that a reader left by', async () => {
  const { page } = await open('/en/services/ai-agents');
  await hydrate(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Process automation' });
  await link.press('Enter');
  await page.waitForURL('**/process-automation');
  await page.goBack();
  await page.waitForURL('**/ai-agents');
  await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
});

test('Back returns to a section that was scrolled to before hydration', async () => {
  const { page } = await open('/en');
  await page.evaluate(() => {
    location.hash = 'about';
  });
  const about = await scrolledBeyond(page, 300);
  await page.evaluate(() => scrollBy(0, 90));
  expect(await isHydrated(page)).toBe(false);
  await hydrate(page);
  await follow(page, 'Contact');
  await page.waitForFunction(() => document.title.startsWith('Contact'));
  expect(await scroll(page)).toBe(0);
  await page.goBack();
  await restsAt(page, about + 90);
});

test('a link to a section of another page scrolls to it', async () => {
  const { page } = await open('/pt/contact');
  await hydrate(page);
  await follow(page, 'Sobre nós');
  await page.waitForFunction(() => document.querySelector('.home'));
  await page.waitForFunction(() => scrollY > 300);
  expect(page.url()).toBe(`${origin}/pt#about`);
  expect(await top(page, '#about')).toBeGreaterThanOrEqual(0);
  expect(await top(page, '#about')).toBeLessThan(300);
  await page.goBack();
  await page.waitForFunction(() => document.querySelector('.contact') && scrollY === 0);
});

test('the second of two quick clicks decides the page', async () => {
  const { page } = await open('/en');
  await hydrate(page);
  const firstRequest = page.waitForRequest('**/assets/Page-*');
  // The first page takes longest.
  const release = await delayRequests(page, '**/assets/**');
  await follow(page, 'Contact');
  await firstRequest;
  await follow(page, 'Services');
  await page.waitForURL('**/en#services');
  release();
  await settle(page, await firstRequest);
  expect(page.url()).toBe(`${origin}/en#services`);
  expect(await page.getByRole('heading', { name: /Stop retyping/ }).isVisible()).toBe(true);
});

test('Back cancels a click whose page is still loading', async () => {
  const { page } = await open('/en');
  await hydrate(page);
  await follow(page, 'Contact');
  await page.waitForFunction(() => document.title.startsWith('Contact'));
  const request = page.waitForRequest('**/assets/Page-*');
  const release = await delayRequests(page, '**/assets/**');
  await page
    .locator('footer a[href="/en/services/ai-agents"]')
    .evaluate((link: HTMLAnchorElement) => link.click());
  await request;
  await page.goBack();
  await page.waitForURL('**/en');
  release();
  await settle(page, await request);
  expect(page.url()).toBe(`${origin}/en`);
});

test('a page that is left hands the restoring of its scroll position back', async () => {
  const { page } = await open('/en');
  await hydrate(page);
  const restoration = () => page.evaluate(() => history.scrollRestoration);
  expect(await restoration()).toBe('manual');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  expect(await restoration()).toBe('auto');
});

test('Back before hydration returns to the scroll position', async () => {
  const { page } = await openPage();
  // Fonts that load in time for one of the two visits only would move the text by some pixels.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(`${origin}/en`);
  await page.evaluate(() => scrollTo(0, 400));
  await follow(page, 'Contact');
  await page.waitForURL('**/en/contact');
  await page.goBack();
  await page.waitForURL('**/en');
  await restsAt(page, 400);
  await hydrate(page);
  expect(await scroll(page)).toBe(400);
});

test('Back returns page by page across the language switch', async () => {
  const { page, complaints } = await open('/en');
  await hydrate(page);
  await follow(page, 'Contact');
  await page.waitForFunction(() => document.title.startsWith('Contact'));
  await languageLink(page).click();
  await page.waitForFunction(() => document.documentElement.lang === 'pt-BR');
  await hydrate(page);
  await follow(page, 'Início');
  await page.waitForFunction(() => document.querySelector('.home'));
  await page.goBack();
  await page.waitForFunction(() => document.title.startsWith('Contato'));
  await page.goBack();
  await page.waitForFunction(
    () => document.documentElement.lang === 'en' && document.querySelector('.contact'),
  );
  await page.goBack();
  await page.waitForFunction(() => document.querySelector('.home'));
  expect(page.url()).toBe(`${origin}/en`);
  expect(complaints).toEqual([]);
});

// The router turns the browser's restoring off, and on again when the page is left; Chromium may miss that.
test('Back to a page that is loaded anew restores its position even if restoring stayed off', async () => {
  const { page, complaints } = await visit('/en');
  await hydrate(page);
  await page.evaluate(() => {
    // An unload handler keeps it out of the back/forward cache.
    addEventListener('unload', () => {});
    Object.defineProperty(history, 'scrollRestoration', { set: () => {} });
  });
  await scrollPage(page, 300);
  await page.goto(`${origin}/pt`);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  expect(complaints).toEqual([]);
});
