import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addresses, documents } from '../support/addresses';
import { setStage } from '../support/stage';

const { browser, origin } = await setStage();
const context = await browser.newContext({
  javaScriptEnabled: false,
  viewport: { width: 390, height: 800 },
});
const page = await context.newPage();

const addressesOf = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));

describe('without JavaScript', () => {
  test.each(addresses)('$address is read', async ({ address }) => {
    await page.goto(origin + address);
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(400);
  });

  test.each(documents)(
    'every link of $address can be seen, has a name and leads somewhere',
    async ({ address }) => {
      await page.goto(origin + address);
      const main = page.getByRole('main');
      // A link in the sense of its role is neither hidden nor without an address.
      const links = main.getByRole('link', { name: /\S/ });
      const shown = new Set(await addressesOf(links));
      // Of answers that share a name one is open at a time, so each is looked at while it is.
      for (const summary of await main.locator('summary').all()) {
        if (!(await summary.evaluate((one) => one.closest('details')?.open))) await summary.click();
        for (const address of await addressesOf(links)) shown.add(address);
      }
      // What stands there after a choice only is found by choosing.
      for (const choice of await main.locator('input[type=radio]').all()) {
        await choice.evaluate((radio: HTMLInputElement) => {
          radio.checked = true;
        });
        for (const address of await addressesOf(links)) shown.add(address);
      }
      expect([...shown].sort()).toEqual([...new Set(await addressesOf(main.locator('a')))].sort());
      expect(shown.size).toBeGreaterThan(0);
    },
  );

  test.each(documents)(
    'the menu of $address opens, and all of the header is found',
    async ({ address, siteHeader }) => {
      await page.goto(origin + address);
      const header = page.getByRole('banner');
      const menu = header.locator('button[popovertarget]').first();
      if (await menu.isVisible()) await menu.click();
      // What stands twice, in the bar and in the menu, is shown once.
      const shown = await addressesOf(header.getByRole('link', { name: /\S/ }));
      expect(new Set(shown)).toEqual(new Set(await addressesOf(header.locator('a'))));
      if (siteHeader) expect(shown.length).toBeGreaterThan(0);
    },
  );
});
