import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults, bringAxe } from '../support/axe';
import { hydrated, watchedPage } from '../support/browser';
import { holdReact } from '../support/react';
import { setStage } from '../support/stage';

const { browser, origin } = await setStage();

const phone = { viewport: { width: 390, height: 800 } };

/** Presses Tab until a link or button of that name is in focus, as a reader looks for it. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let steps = 0; steps < 20; steps += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (name.test(focused.trim())) return;
  }
  throw new Error(`Tab does not come to ${name}`);
};

test.each([
  ['once React is there', true],
  // Neither the button nor the link may need it.
  ['before React is there', false],
])('the menu is used by keyboard alone, %s', async (_when, there) => {
  const { page, complaints } = await watchedPage(browser, phone);
  if (!there) await holdReact(page);
  await page.goto(`${origin}/en`);
  await tabTo(page, /^Menu$/);
  if (there) await hydrated(page);
  const menu = page.locator('#menu');
  expect(await menu.isVisible()).toBe(false);
  await page.keyboard.press('Enter');
  expect(await menu.isVisible()).toBe(true);
  await tabTo(page, /^Products$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en#products');
  await menu.waitFor({ state: 'hidden' });
  const header = await page.getByRole('banner').evaluate((element) => element.clientHeight);
  await page.waitForFunction((least) => {
    const { top } = document.querySelector('#products')?.getBoundingClientRect() ?? { top: -1 };
    return top >= least && top < innerHeight / 2;
  }, header);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the menu closes on Escape, and its button has the focus again', async () => {
  const { page } = await watchedPage(browser, phone);
  await page.goto(`${origin}/pt`);
  await tabTo(page, /^Menu$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Serviços$/);
  await page.keyboard.press('Escape');
  expect(await page.locator('#menu').isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Menu');
  await page.context().close();
});

test.each(['light', 'dark'] as const)(
  'the open menu has no fault that axe knows (%s)',
  async (colorScheme) => {
    const context = await browser.newContext({ ...phone, colorScheme, bypassCSP: true });
    const page = await context.newPage();
    await page.goto(`${origin}/pt`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu').waitFor({ state: 'visible' });
    await bringAxe(page);
    expect(await axeFaults(page)).toEqual([]);
    await context.close();
  },
);
