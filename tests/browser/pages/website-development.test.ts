import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { byDay } from '../../support/exhaustive';
import { hydrate, watchedPage } from '../support/browser';
import { holdReact } from '../support/react';
import { returningVisitor } from '../support/returning';
import { setStage } from '../support/stage';
import { tall, visitWithoutHas } from '../support/visit';

const stage = await setStage();
const { browser, origin } = stage;

const english = '/en/services/website-development';
const portuguese = '/pt/desenvolvimento-websites-profissionais';

const open = returningVisitor(stage, english);

/** What a reader is told of the two windows. */
const told = (page: Page): Promise<string[]> =>
  page
    .locator('.web__told li')
    .evaluateAll((lines) =>
      lines
        .filter((line) => getComputedStyle(line).visibility === 'visible')
        .map((line) => (line.textContent ?? '').replaceAll('\u00a0', ' ')),
    );

/** The parts of the drawn sites that can be seen, by their classes. */
const seen = (page: Page): Promise<string[]> =>
  page
    .locator('.web__screen [data-at]')
    .evaluateAll((parts) =>
      parts.filter((part) => part.getClientRects().length > 0).map(({ className }) => className),
    );

const bars = (page: Page): Promise<number> => page.locator('.web__progress rect:visible').count();

const frame = ['web__oldhead', 'web__excellence', 'web__cookies'];

const second = (page: Page, text: string) =>
  page.locator('.web__seconds label', { hasText: text }).first();

describe.each(byDay([false, true]))('a second can be chosen (JavaScript: %s)', (script) => {
  test.each([
    ['0.5', [], 2, /^0.5 s: White\.$/, /request is on its way/],
    ['1', ['web__fresh'], 2, /Still white/, /All there since 0.7 s/],
    ['3', ['web__fresh'], 1, /hurry has gone/, /All there since 0.7 s/],
    ['6', [...frame, 'web__fresh'], 1, /cookie notice/, /All there since 0.7 s/],
    ['9', [...frame, 'web__slider', 'web__fresh'], 1, /pushes the text/, /^9 s: All there/],
    [
      '13',
      [...frame, 'web__slider', 'web__chat', 'web__popup', 'web__fresh'],
      0,
      /newsletter window/,
      /^13 s: All there/,
    ],
  ] as const)('%s s', async (moment, parts, loading, old, fresh) => {
    const { page, complaints } = await open(english, script);
    const before = await tall(page);
    await second(page, `${moment}\u00a0s`).click();
    expect((await seen(page)).sort()).toEqual([...parts].sort());
    expect(await bars(page)).toBe(loading);
    const lines = await told(page);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(old);
    expect(lines[1]).toMatch(fresh);
    expect(await tall(page)).toBe(before);
    if (script) {
      await hydrate(page);
      expect(await told(page)).toEqual(lines);
    }
    expect(complaints).toEqual([]);
  });
});

test('at first one site is there and the other loads', async () => {
  const { page } = await open(portuguese, false);
  expect(await told(page)).toEqual([
    '3 s: Branco. Quem tem pressa já voltou.',
    '3 s: Tudo ali desde 0,7 s: o que é, onde fica e o botão.',
  ]);
  expect(await seen(page)).toEqual(['web__fresh']);
});

test('what was chosen before React came stays chosen, and keys change it after', async () => {
  const { page, complaints } = await open(portuguese, true, 1280, true);
  const release = await holdReact(page);
  await second(page, '9').click();
  release();
  await hydrate(page);
  expect((await told(page))[0]).toBe('9 s: Chega a foto e empurra o texto para baixo.');
  await page.locator('.web__seconds input:checked').focus();
  await page.keyboard.press('ArrowRight');
  expect((await told(page))[0]).toBe('13 s: Tudo ali, atrás da janela da newsletter.');
  const rings = await page
    .locator('.web *')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).outlineStyle === 'solid'));
  expect(rings).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test.each(byDay([portuguese, english]))(
  '%s: on a phone a touch scrolls nowhere',
  async (address) => {
    for (const width of [320, 390]) {
      const { page } = await open(address, true, width);
      const chip = second(page, '13');
      await chip.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await chip.tap();
      expect(await page.evaluate(() => scrollY)).toBe(before);
      expect(await page.locator('.web__seconds input:checked').inputValue()).toBe('6');
      for (const label of await page.locator('.web__seconds label').all()) {
        const box = await label.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      // The drawn page fits its window, button and all.
      const spill = await page
        .locator('.web__screen')
        .last()
        .evaluate((screen) => screen.scrollHeight - screen.clientHeight);
      expect(spill).toBeLessThanOrEqual(0);
    }
  },
);

test('a browser without :has() shows both sites whole and tells each moment', async () => {
  const page = await visitWithoutHas(browser, origin + english);
  expect(await told(page)).toHaveLength(12);
  expect(await seen(page)).toHaveLength(7);
  expect(await page.locator('.web__seconds').isVisible()).toBe(false);
  await page.context().close();
});

/** A screen of few pixels, and one of the finest, which gets the largest pictures. */
const screens = [1, 3].flatMap((pixels) =>
  [english, portuguese].map((address) => [address, pixels] as const),
);

test.each(screens)(
  '%s is no heavier than its seconds are computed from, at %i pixels a unit',
  async (address, pixels) => {
    const viewport = { width: 390, height: 800 };
    const { page } = await watchedPage(browser, { viewport, deviceScaleFactor: pixels });
    const sizes: number[] = [];
    let first = 0;
    page.on('requestfinished', async (request) => {
      const { responseHeadersSize, responseBodySize } = await request.sizes();
      const size = responseHeadersSize + responseBodySize;
      sizes.push(size);
      if (request.resourceType() === 'document') first = size;
    });
    await page.goto(origin + address);
    await page.waitForLoadState('networkidle');
    // Read through: pictures are fetched when they come near.
    for (const image of await page.locator('main img').all()) {
      await image.scrollIntoViewIfNeeded();
      await image.evaluate((loading: HTMLImageElement) => loading.decode());
    }
    // A browser without a window never asks for it.
    const manifest = await page.evaluate(async () => (await fetch('/site.webmanifest')).ok);
    expect(manifest).toBe(true);
    await page.waitForTimeout(300);
    // What its seconds are computed from (`thisPage` in data.ts).
    const [kilobytes, requests] = [142.6, 9];
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.length).toBeLessThanOrEqual(requests);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(kilobytes * 1000);
    expect(first).toBeGreaterThan(5000);
    expect(first).toBeLessThanOrEqual(14_600);
    await page.context().close();
  },
);

test('of the questions one is open at a time, and all can be closed', async () => {
  const { page } = await open(english, false);
  const summaries = page.locator('#questions summary');
  const opened = () => page.locator('#questions details[open] summary').allInnerTexts();
  expect(await opened()).toEqual([]);
  await summaries.nth(1).click();
  expect(await opened()).toEqual(['What if the site goes down?']);
  await summaries.nth(2).click();
  expect(await opened()).toEqual(['What if I want to be first in the search results?']);
  await summaries.nth(2).click();
  expect(await opened()).toEqual([]);
});
