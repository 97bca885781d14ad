import { expect, test } from 'vitest';
import { hydrate } from '../support/browser';
import { origin } from '../support/browserAndSite';
import { languageLink } from '../support/controls';
import { openPage } from '../support/visit';

const hostile = '"></script><img src=x onerror=alert(1)>{{1}}';

const parameters = ['sourcePage', 'plan', 'plano', 'subject', 'lang', 'utm_source', '__proto__'];

test.each(['/en', '/en/contact', '/privacy-policy'])(
  'hostile parameters of %s run no script, also after hydration and the language switch',
  async (address) => {
    const { page, complaints } = await openPage();
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message());
      await dialog.dismiss();
    });
    const query = new URLSearchParams(parameters.map((name) => [name, hostile]));
    const fragment = `#${encodeURIComponent(hostile)}`;
    await page.goto(`${origin}${address}?${query}${fragment}`);
    const injected = page.locator('img[src=x]');
    expect(await injected.count()).toBe(0);
    await hydrate(page);
    expect(await injected.count()).toBe(0);
    for (const field of await page.locator('main input[name=sourcePage]').all())
      expect(await field.inputValue()).toBe('');
    const lang = await page.getAttribute('html', 'lang');
    await languageLink(page).click();
    await page.waitForFunction((before) => document.documentElement.lang !== before, lang);
    // All parameters are still there, except for the language.
    const url = new URL(page.url());
    for (const name of parameters.filter((parameter) => parameter !== 'lang'))
      expect(url.searchParams.get(name), name).toBe(hostile);
    expect(decodeURIComponent(url.hash)).toBe(`#${hostile}`);
    expect(await injected.count()).toBe(0);
    expect(dialogs).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
