import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { hydrate, hydrated, isHydrated } from '../support/browser';
import { delayReact } from '../support/react';
import { pageHeight, visit } from '../support/visit';

const address = '/pt/restauracao-fotos-antigas-ia';

const { page, complaints } = await visit(address, { width: 390 });
const release = await delayReact(page);

/** The place of the edge in the first picture, in percent of its width, and its announced value. */
const edge = () =>
  page.locator('#start .comparison').evaluate((figure) => {
    const box = (selector: string) => figure.querySelector(selector)?.getBoundingClientRect();
    const [line, frame] = [box('.comparison__edge'), box('.comparison__frame')];
    const range = figure.querySelector('input');
    if (!line || !frame || !range) throw new Error('no comparison');
    const after = figure.querySelector('.comparison__after') ?? figure;
    return {
      at: Math.round((100 * (line.x + line.width / 2 - frame.x)) / frame.width),
      cut: getComputedStyle(after).clipPath,
      value: range.getAttribute('aria-valuetext'),
    };
  });

const range = page.locator('#reveal-street');

/** Where a share of the first picture's width is, in the window. */
const pointAt = async (share: number) => {
  const box = await page.locator('#start .comparison__frame').boundingBox();
  if (!box) throw new Error('no frame');
  return [box.x + box.width * share, box.y + box.height / 3] as const;
};

/** The pictures are side by side, without their range control. */
const expectSideBySide = async (of: Page) => {
  const boxes = await of
    .locator('#start .comparison img')
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON()));
  expect(boxes[1].left).toBeGreaterThanOrEqual(boxes[0].right);
  expect(boxes[1].top).toBe(boxes[0].top);
  expect(await of.locator('#start .comparison input').isVisible()).toBe(false);
};

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

test('moves the edge and not the page at the first touch, before hydration', async () => {
  expect(await edge()).toMatchObject({ at: 50, value: '50% da foto antiga' });
  const before = await pageHeight(page);
  await page.touchscreen.tap(...(await pointAt(0.8)));
  expect(await isHydrated(page)).toBe(false);
  const { at, value } = await edge();
  expect(Math.abs(at - 80)).toBeLessThanOrEqual(2);
  expect(value).toBe(`${at}% da foto antiga`);
  expect(await pageHeight(page)).toBe(before);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('leaves the edge in place when React hydrates', async () => {
  const before = await edge();
  release();
  await hydrated(page);
  expect(await edge()).toEqual(before);
  expect(before.at).not.toBe(50);
});

test('moves the edge when a mouse drags anywhere on the picture', async () => {
  await page.mouse.move(...(await pointAt(0.3)));
  await page.mouse.down();
  await page.mouse.move(...(await pointAt(0.2)), { steps: 3 });
  await page.mouse.up();
  const { at } = await edge();
  expect(Math.abs(at - 20)).toBeLessThanOrEqual(2);
});

test('moves the edge by keys to both ends, and announces its value in words', async () => {
  await range.focus();
  await page.keyboard.press('Home');
  expect(await edge()).toMatchObject({ at: 0, value: '0% da foto antiga' });
  await page.keyboard.press('ArrowRight');
  expect(await edge()).toMatchObject({ at: 1, value: '1% da foto antiga' });
  await page.keyboard.press('End');
  expect(await edge()).toMatchObject({ at: 100, value: '100% da foto antiga' });
  expect(await page.locator('#reveal-jangada').inputValue()).toBe('50');
});

test('has a handle of 44 px, and leaves the edge in place when a finger scrolls the page', async () => {
  const knob = await page.locator('#start .comparison__edge').evaluate((line) => {
    const { width, height } = getComputedStyle(line, '::before');
    return [width, height].map(Number.parseFloat);
  });
  expect(Math.min(...knob)).toBeGreaterThanOrEqual(44);
  await page.evaluate(() => scrollTo(0, 0));
  const before = await edge();
  const [x, y] = await pointAt(0.25);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - up }],
    });
  await touch('touchStart');
  for (const up of [20, 60, 100, 150, 200]) await touch('touchMove', up);
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  expect(await edge()).toEqual(before);
});

test('prints the two pictures side by side', async () => {
  await page.emulateMedia({ media: 'print' });
  await expectSideBySide(page);
});

test('shows both pictures whole, side by side and without a handle, without JavaScript', async () => {
  const { page: plain } = await visit(address, { javaScriptEnabled: false });
  await expectSideBySide(plain);
  const pair = plain.locator('#start .comparison');
  expect(
    await pair.locator('.comparison__after').evaluate((one) => getComputedStyle(one).clipPath),
  ).toBe('none');
  expect(await pair.getByText('Arraste').isVisible()).toBe(false);
});

test('moves the edge on a page that was opened by a link after hydration', async () => {
  await visit('/pt');
  await hydrate(page);
  await page.locator(`main a[href="${address}"]`).first().click();
  await page.waitForURL(`**${address}`);
  await range.focus();
  await page.keyboard.press('End');
  expect(await edge()).toMatchObject({ at: 100, value: '100% da foto antiga' });
});
