import type { BrowserContextOptions } from 'playwright-core';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startSite } from '../../support/site';
import { hydrate, isHydrated, settled, watchedPage } from '../support/browser';
import { browser } from '../support/browserAndSite';
import { headerLink, languageLink } from '../support/controls';
import { delayReact } from '../support/react';

const { address: origin, server } = await startSite();

/** Requested documents; a prefetch is marked by its Sec-Purpose. */
const documents: string[] = [];
/** Requested scripts and styles, without their hashes. */
const files: string[] = [];

// As the first listener, because the application rewrites the address of a file.
server.prependListener('request', ({ url = '', headers }: { url?: string; headers: object }) => {
  const { accept = '', 'sec-purpose': purpose } = headers as Record<string, string>;
  if (/\.(js|css)$/.test(url)) files.push(url.replace(/-[\w]{8}(?=[./])/g, ''));
  else if (accept.startsWith('text/html')) documents.push(purpose ? `${url} ${purpose}` : url);
});

const clearRequests = () => {
  documents.splice(0);
  files.splice(0);
};

const contact = '.header .menu a[href="/en/contact"]';
const agents = 'main a[href="/en/services/ai-agents"]';

// Each test has an empty cache, so that the browser requests files again.
const openEmpty = async (options: BrowserContextOptions = {}) => {
  const watched = await watchedPage(browser, { hasTouch: true, ...options });
  onTestFinished(() => watched.page.context().close());
  return watched;
};

beforeEach(clearRequests);

describe('before hydration the browser prefetches a document', () => {
  const open = async (options?: BrowserContextOptions) => {
    const watched = await openEmpty(options);
    const rules = watched.page.waitForResponse('**/prefetch.json');
    await watched.page.goto(`${origin}/en`);
    await (await rules).finished();
    clearRequests();
    return watched;
  };

  test('once when the pointer rests on a link, not on the language switch, and the click uses it', async () => {
    const { page, complaints } = await open();
    await delayReact(page);
    // The pointer is released elsewhere, so that the press is no click.
    await languageLink(page).hover();
    await page.mouse.down();
    await page.waitForTimeout(100);
    await page.mouse.move(0, 0);
    await page.mouse.up();
    expect(documents).toEqual([]);
    await page.locator(contact).hover();
    await expect.poll(() => documents).toEqual(['/en/contact prefetch']);
    await page.locator('h1').hover();
    await page.locator(contact).click();
    await page.waitForURL('**/en/contact');
    expect(documents).toEqual(['/en/contact prefetch']);
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('when a finger touches a link, without hydrating the page', async () => {
    const { page, complaints } = await open({
      isMobile: true,
      viewport: { width: 390, height: 800 },
    });
    await page.locator(agents).first().tap();
    await page.waitForURL('**/ai-agents');
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/en/services/ai-agents prefetch']);
    expect(files.filter((name) => name.includes('hydrate'))).toEqual([]);
    // A finger on anything but a link to a page hydrates.
    await page.locator('h1').tap();
    await expect.poll(() => isHydrated(page)).toBe(true);
    expect(complaints).toEqual([]);
  });
});

describe('after hydration the code of a page is preloaded', () => {
  const styles = '/assets/css/contact.css';

  const openHydrated = async (script = () => {}) => {
    const watched = await openEmpty();
    await watched.page.addInitScript(script);
    await watched.page.goto(`${origin}/en`);
    await hydrate(watched.page);
    await settled(watched.page);
    await watched.page.waitForLoadState('networkidle');
    clearRequests();
    return watched;
  };

  test('once when the pointer rests on a link, and the click works offline then', async () => {
    const { page, complaints } = await openHydrated();
    // A pointer that passes a link, or rests on other elements, loads nothing.
    await page.evaluate(async (link) => {
      for (const selector of [link, 'h1']) {
        const over = new PointerEvent('pointerover', { bubbles: true });
        document.querySelector(selector)?.dispatchEvent(over);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }, contact);
    for (const link of [languageLink(page), headerLink(page, 'Home')]) {
      await page.waitForTimeout(150);
      await link.hover();
    }
    await page.waitForTimeout(150);
    expect([...files, ...documents]).toEqual([]);
    await page.locator(contact).hover();
    await expect.poll(() => files).toEqual(expect.arrayContaining(['/assets/Page.js', styles]));
    await page.waitForLoadState('networkidle');
    clearRequests();
    await page.locator('h1').hover();
    await page.locator(contact).hover();
    await page.context().setOffline(true);
    await page.locator(contact).click();
    await page.waitForFunction(() => document.title.startsWith('Contact'));
    expect(await page.locator('.contact').isVisible()).toBe(true);
    // The page may load other files after it is shown.
    expect(files.filter((name) => /Page|css/.test(name))).toEqual([]);
    expect(documents).toEqual([]);
    expect(complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  test('when a link gets the focus or a finger touches it', async () => {
    const { page } = await openHydrated();
    await page.locator(contact).focus();
    await expect.poll(() => files).toContain(styles);
    await page.locator(agents).first().dispatchEvent('pointerdown', { bubbles: true });
    await expect.poll(() => files).toContain('/assets/css/ai-agents.css');
  });

  test('but not with saveData, where a click still shows the page', async () => {
    const { page } = await openHydrated(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.locator(contact).hover();
    await page.waitForTimeout(150);
    expect(files).toEqual([]);
    await page.locator(contact).click();
    await page.waitForFunction(() => document.title.startsWith('Contact'));
    expect(documents).toEqual([]);
  });
});
