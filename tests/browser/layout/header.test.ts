import { expect, test } from 'vitest';
import { hydrate, watchedPage } from '../support/browser';
import { refuseReact } from '../support/react';
import { setStage } from '../support/stage';

const { browser, origin } = await setStage();

test.each([false, true])(
  'the header is translucent above 20 px only (hydrated: %s)',
  async (now) => {
    const { page, complaints } = await watchedPage(browser);
    await page.goto(`${origin}/en`);
    if (now) await hydrate(page);
    const header = page.locator('.header');
    /** The alpha channel is told by a slash. */
    const isTranslucent = () =>
      header.evaluate((element) => getComputedStyle(element).backgroundColor.includes('/'));
    for (const [scroll, translucent] of [
      [0, false],
      [15, false],
      [20, false],
      [21, true],
      [0, false],
    ] as const) {
      await page.evaluate((y) => scrollTo(0, y), scroll);
      await page.waitForTimeout(60);
      await expect.poll(isTranslucent, { message: `at ${scroll} px` }).toBe(translucent);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

test('on a phone the menu opens, closes by its button, on Escape and after a link', async () => {
  const { page } = await watchedPage(browser, {
    viewport: { width: 390, height: 800 },
    hasTouch: true,
  });
  await page.goto(`${origin}/en`);
  const menu = page.locator('#menu');
  await page.locator('.menu-button').tap();
  await menu.waitFor({ state: 'visible' });
  await page.locator('.menu__close').tap();
  await menu.waitFor({ state: 'hidden' });
  await page.locator('.menu-button').tap();
  await menu.waitFor({ state: 'visible' });
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await hydrate(page);
  await page.locator('.menu-button').tap();
  await menu.locator('a', { hasText: 'Services' }).tap();
  await page.waitForURL('**/en#services');
  await menu.waitFor({ state: 'hidden' });
  await page.context().close();
});

test('the open menu closes when the focus leaves it, and when the window grows', async () => {
  const { page } = await watchedPage(browser, { viewport: { width: 390, height: 800 } });
  // React comes with the first key: what closes the menu must not wait for it.
  await refuseReact(page);
  await page.goto(`${origin}/pt`);
  const menu = page.locator('#menu');
  const isOpen = () => menu.evaluate((element) => element.matches(':popover-open'));
  await page.locator('.menu-button').click();
  expect(await isOpen()).toBe(true);
  await page.locator('.menu__close').focus();
  expect(await isOpen()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isOpen()).toBe(false);
  await page.locator('.menu-button').click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.waitForFunction(() => !document.querySelector('#menu')?.matches(':popover-open'));
  expect(await menu.isVisible()).toBe(true);
  await page.context().close();
});
