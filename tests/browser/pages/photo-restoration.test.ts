import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { hydrate, hydrated, isHydrated, watchedPage } from '../support/browser';
import { browser, origin } from '../support/browserAndSite';
import { delayReact } from '../support/react';
import { tall } from '../support/visit';

const address = '/pt/restauracao-fotos-antigas-ia';

const { page, complaints } = await watchedPage(browser, {
  hasTouch: true,
  viewport: { width: 390, height: 800 },
});
const release = await delayReact(page);

/** Where the edge stands in the first picture, in hundredths of its width, and what is read out. */
const edge = (of: Page = page) =>
  of.locator('#start .compare').evaluate((figure) => {
    const box = (selector: string) => figure.querySelector(selector)?.getBoundingClientRect();
    const [line, frame] = [box('.compare__edge'), box('.compare__frame')];
    const range = figure.querySelector('input');
    if (!line || !frame || !range) throw new Error('no comparison');
    const after = figure.querySelector('.compare__after') ?? figure;
    return {
      at: Math.round((100 * (line.x + line.width / 2 - frame.x)) / frame.width),
      cut: getComputedStyle(after).clipPath,
      said: range.getAttribute('aria-valuetext'),
    };
  });

const range = page.locator('#reveal-street');

/** Where a share of the first picture's width is, in the window. */
const pointAt = async (share: number) => {
  const box = await page.locator('#start .compare__frame').boundingBox();
  if (!box) throw new Error('no frame');
  return [box.x + box.width * share, box.y + box.height / 3] as const;
};

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

test('the first touch, before React, moves the edge and not the page', async () => {
  await page.goto(origin + address, { waitUntil: 'load' });
  expect(await edge()).toMatchObject({ at: 50, said: '50% restaurada' });
  const before = await tall(page);
  await page.touchscreen.tap(...(await pointAt(0.8)));
  expect(await isHydrated(page)).toBe(false);
  const { at, said } = await edge();
  expect(Math.abs(at - 80)).toBeLessThanOrEqual(2);
  expect(said).toBe(`${100 - at}% restaurada`);
  expect(await tall(page)).toBe(before);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('React leaves the edge where the reader has put it', async () => {
  const before = await edge();
  release();
  await hydrated(page);
  expect(await edge()).toEqual(before);
  expect(before.at).not.toBe(50);
});

test('a mouse drags it from anywhere on the picture', async () => {
  await page.mouse.move(...(await pointAt(0.3)));
  await page.mouse.down();
  await page.mouse.move(...(await pointAt(0.2)), { steps: 3 });
  await page.mouse.up();
  const { at } = await edge();
  expect(Math.abs(at - 20)).toBeLessThanOrEqual(2);
});

test('the keys move it, to both ends, and the value is read out in words', async () => {
  await range.focus();
  await page.keyboard.press('Home');
  expect(await edge()).toMatchObject({ at: 0, said: '100% restaurada' });
  await page.keyboard.press('ArrowRight');
  expect(await edge()).toMatchObject({ at: 1, said: '99% restaurada' });
  await page.keyboard.press('End');
  expect(await edge()).toMatchObject({ at: 100, said: '0% restaurada' });
  expect(await page.locator('#reveal-jangada').inputValue()).toBe('50');
});

test('the handle is large enough for a finger, and a finger that goes up scrolls', async () => {
  const knob = await page.locator('#start .compare__edge').evaluate((line) => {
    const { width, height } = getComputedStyle(line, '::before');
    return [width, height].map(Number.parseFloat);
  });
  expect(Math.min(...knob)).toBeGreaterThanOrEqual(44);
  expect(await range.evaluate((input) => getComputedStyle(input).touchAction)).toBe('pan-y');
});

test('a finger that scrolls the page from a picture leaves the edge where it was', async () => {
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

test('on paper the two stand beside each other', async () => {
  await page.emulateMedia({ media: 'print' });
  const boxes = await page
    .locator('#start img')
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON()));
  expect(boxes[1].left).toBeGreaterThanOrEqual(boxes[0].right);
  expect(boxes[1].top).toBe(boxes[0].top);
  expect(await range.isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
});

describe('without JavaScript', () => {
  test('both pictures are whole, beside each other, and nothing asks to be dragged', async () => {
    const { page: plain } = await watchedPage(browser, { javaScriptEnabled: false });
    await plain.goto(origin + address);
    const pair = plain.locator('#start .compare');
    expect(await pair.locator('img').nth(1).boundingBox()).not.toBeNull();
    const [left, right] = await Promise.all(
      [0, 1].map((at) => pair.locator('img').nth(at).boundingBox()),
    );
    expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
    expect(
      await pair.locator('.compare__after').evaluate((one) => getComputedStyle(one).clipPath),
    ).toBe('none');
    expect(await pair.getByText('Arraste').isVisible()).toBe(false);
    expect(await pair.locator('input').isVisible()).toBe(false);
    await plain.context().close();
  });
});

test('a page that is come to from another one reveals too', async () => {
  const { page: second } = await watchedPage(browser);
  await second.goto(`${origin}/pt`);
  await hydrate(second);
  await second.locator(`main a[href="${address}"]`).first().click();
  await second.waitForURL(`**${address}`);
  await second.locator('#reveal-street').focus();
  await second.keyboard.press('End');
  expect(await edge(second)).toMatchObject({ at: 100, said: '0% restaurada' });
  await second.context().close();
});
