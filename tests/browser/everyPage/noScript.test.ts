import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { everySecondByDay } from '../../support/exhaustive';
import { documents, sample } from '../support/addresses';
import { browser, origin } from '../support/browserAndSite';

const context = await browser.newContext({
  javaScriptEnabled: false,
  viewport: { width: 390, height: 800 },
});
const page = await context.newPage();

const addressesOf = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));

describe.each(everySecondByDay(sample(documents)))(
  '$address without JavaScript',
  ({ address, siteHeader, hydrates }) => {
    beforeAll(async () => {
      await page.goto(origin + address);
    });

    test('shows its heading and text', async () => {
      expect(await page.locator('h1').isVisible()).toBe(true);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(
        // Error pages are short.
        hydrates ? 400 : 100,
      );
    });

    test('shows each link of its content, with a name and an address', async () => {
      const main = page.getByRole('main');
      // `getByRole` finds visible links with an address. Links within the page may be for wide windows only, and the action
      // bar appears on scrolling.
      const leaving = main.locator('a:not([href^="#"], .action-bar a)');
      const links = main.getByRole('link', { name: /\S/ }).and(leaving);
      const shown = new Set(await addressesOf(links));
      const all = new Set(await addressesOf(leaving));
      // Looks again only while some links have not been visible.
      const look = async () => {
        if (shown.size < all.size)
          for (const address of await addressesOf(links)) shown.add(address);
      };
      // Only one question of a name is open at a time.
      for (const summary of await main.locator('details > summary').all()) {
        await summary.evaluate((one: HTMLElement) => one.click());
        await look();
      }
      // Some links stand in a panel that a link within the page shows.
      for (const target of await main.locator('.tabs a[href^="#"]').all()) {
        if (shown.size === all.size) break;
        await target.evaluate((one: HTMLElement) => one.click());
        await look();
      }
      // Some links are visible after a choice only.
      for (const choice of await main.locator('input[type=radio]').all()) {
        if (shown.size === all.size) break;
        await choice.evaluate((radio: HTMLInputElement) => {
          radio.checked = true;
        });
        await look();
      }
      expect([...shown].sort()).toEqual([...all].sort());
      expect(await main.getByRole('link').count()).toBeGreaterThan(0);
    });

    test('opens its menu and shows each link of its header', async () => {
      const header = page.getByRole('banner');
      const menu = header.locator('button[popovertarget]').first();
      if (await menu.isVisible()) await menu.click();
      // Links of bar and menu are shown in one of them. A phone has WhatsApp instead of contact.
      const whole = page.locator('body > header, [popover]');
      const shown = await addressesOf(whole.getByRole('link', { name: /\S/ }));
      const all = whole.locator('a:not(.header__contact)');
      expect(new Set(shown)).toEqual(new Set(await addressesOf(all)));
      if (siteHeader) expect(shown.length).toBeGreaterThan(0);
    });
  },
);
