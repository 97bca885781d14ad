import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults, bringAxe } from '../support/axe';
import { hydrated } from '../support/browser';
import { menuButton } from '../support/controls';
import { blockReact, delayReact } from '../support/react';
import { visit } from '../support/visit';

const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** Presses Tab until a link or button of that name has the focus. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let steps = 0; steps < 20; steps += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focusedText(page))) return;
  }
  throw new Error(`Tab does not come to ${name}`);
};

test.each([
  ['after hydration', true],
  ['before hydration', false],
])('the menu works by keyboard alone, %s', async (_when, afterHydration) => {
  const { page, complaints } = await visit('/en', { width: 390 });
  if (!afterHydration) await delayReact(page);
  await tabTo(page, /^Menu$/);
  if (afterHydration) await hydrated(page);
  const menu = page.locator('#menu');
  expect(await menu.isVisible()).toBe(false);
  await page.keyboard.press('Enter');
  expect(await menu.isVisible()).toBe(true);
  expect(await focusedText(page)).toBe('Close menu');
  await tabTo(page, /^Services$/);
  if (afterHydration) {
    await bringAxe(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await axeFaults(page), colorScheme).toEqual([]);
    }
  }
  await page.keyboard.press('Escape');
  expect(await menu.isVisible()).toBe(false);
  expect(await focusedText(page)).toBe('Menu');
  await page.keyboard.press('Enter');
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
});

test('the menu opens by finger and closes by its button, a link, the focus and a wider window', async () => {
  const { page } = await visit('/en', { width: 390 });
  // The menu must close without React.
  await blockReact(page);
  const menu = page.locator('#menu');
  const open = async () => {
    await menuButton(page).tap();
    await menu.waitFor({ state: 'visible' });
  };
  await open();
  await page.getByRole('button', { name: 'Close menu' }).tap();
  await menu.waitFor({ state: 'hidden' });
  await open();
  await menu.locator('a', { hasText: 'Services' }).tap();
  await page.waitForURL('**/en#services');
  await menu.waitFor({ state: 'hidden' });
  const isOpen = () => menu.evaluate((element) => element.matches(':popover-open'));
  await open();
  await menu.locator('a').last().focus();
  expect(await isOpen()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isOpen()).toBe(false);
  await open();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.waitForFunction(() => !document.querySelector('#menu')?.matches(':popover-open'));
  expect(await menu.isVisible()).toBe(false);
  expect(await page.locator('header nav').isVisible()).toBe(true);
});

// A screen reader is where the focus is: on the page behind the menu its next step would close the menu.
test.each([
  ['/en', '.menu-button', true],
  ['/en', '.menu-button', false],
  ['/pt', '.footer__all', false],
  ['/landing-page-arquitetura', '.menu-button', true],
])(
  'the menu of %s takes the focus from %s when it opens, and gives it back (JavaScript: %s)',
  async (address, button, javaScriptEnabled) => {
    const { page } = await visit(address, { width: 390, javaScriptEnabled });
    const focused = () => page.evaluate(() => document.activeElement?.className);
    const isOpen = () => page.locator('#menu').evaluate((menu) => menu.matches(':popover-open'));
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
    await page.locator(button).focus();
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('menu__close');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('menu__link');
    expect(await isOpen()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
    expect(await page.evaluate((own) => document.activeElement?.matches(own), button)).toBe(true);
  },
);

test('the header has its links in the order of Tab, and a space between WhatsApp and menu', async () => {
  for (const width of [320, 390, 768]) {
    const { page } = await visit('/en', { width });
    const boxes = await page
      .locator('.header__bar > :visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.length).toBeGreaterThan(2);
    for (const [at, { right }] of boxes.slice(0, -1).entries())
      expect(boxes[at + 1]?.left, `${width} px`).toBeGreaterThanOrEqual(right);
    const [before, menu] = boxes.slice(-2);
    expect((menu?.left ?? 0) - (before?.right ?? 0)).toBeGreaterThanOrEqual(8);
  }
});
