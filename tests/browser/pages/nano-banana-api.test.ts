import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrate, watchedPage } from '../support/browser';
import { setStage } from '../support/stage';
import { tall, visitWithoutHas } from '../support/visit';

const { browser, origin } = await setStage();
const address = `${origin}/nano-banana-api?lang=en`;

// One page for all that can be seen in it: it is loaded anew where a test needs it untouched.
const { page, complaints } = await watchedPage(browser, {
  hasTouch: true,
  viewport: { width: 390, height: 844 },
  reducedMotion: 'reduce',
});

/** What is marked in a picture, or said below it. */
const shown = (selector: string): Promise<string[]> =>
  page
    .locator(`${selector} [data-shows]`)
    .evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).visibility === 'visible')
        .map((element) => element.getAttribute('data-shows') ?? ''),
    );

const press = (on: Page, words: string) => on.getByText(words, { exact: true }).tap();

/** An ink of the second picture, as it is printed. */
const ink = (name: string): Promise<string> =>
  page
    .locator('.nano-banana-api__edited')
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

test('a phrase marks its part and an edit changes its own, and nothing moves or scrolls', async () => {
  await page.goto(address);
  await page.getByText('a ginger cat in the window,').scrollIntoViewIfNeeded();
  const [height, top] = [await tall(page), await page.evaluate(() => scrollY)];
  expect(await shown('.nano-banana-api__made')).toEqual(['awning']);
  await press(page, 'a ginger cat in the window,');
  await expect.poll(() => shown('.nano-banana-api__made')).toEqual(['cat']);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  expect(await shown('.nano-banana-api__edited')).toEqual(['awning', 'awning']);
  expect([await ink('--awning'), await ink('--night')]).toEqual(['#f2c230', '0']);
  await press(page, 'Make it night, with the windows lit.');
  await expect.poll(() => shown('.nano-banana-api__edited')).toEqual(['night', 'night']);
  expect(await ink('--night')).toBe('1');
  await press(page, 'Take the bicycle away.');
  await expect.poll(() => shown('.nano-banana-api__edited')).toEqual(['removed', 'removed']);
  expect([await ink('--bicycle'), await ink('--awning')]).toEqual(['0', '#c94a36']);
  expect(await tall(page)).toBe(height);
});

test('what was chosen stays chosen when React comes, and keys choose as well', async () => {
  await hydrate(page);
  expect(
    await page
      .locator('.nano-banana-api__figure :checked')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
  ).toEqual(['cat', 'removed']);
  await page.locator('#part-cat').focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => shown('.nano-banana-api__made')).toEqual(['bicycle']);
  expect(complaints).toEqual([]);
});

test('Get Started lands on the plans, below the header', async () => {
  await page.goto(address);
  await page.locator('a[href="#pricing"]').tap();
  await expect.poll(() => page.url()).toContain('#pricing');
  const header = (await page.locator('body > header').boundingBox())?.height ?? 0;
  const heading = () => page.locator('#pricing h2').boundingBox();
  await expect.poll(async () => (await heading())?.y ?? 0).toBeLessThan(300);
  expect((await heading())?.y).toBeGreaterThanOrEqual(header);
});

test('a browser without :has() shows the yellow awning and says what each edit would do', async () => {
  const old = await visitWithoutHas(browser, address);
  expect(
    await old
      .locator('.nano-banana-api__results li')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).visibility)),
  ).toEqual(['visible', 'visible', 'visible']);
  await old.context().close();
});
