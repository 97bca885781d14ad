import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { byDay } from '../../support/exhaustive';
import { hydrate } from '../support/browser';
import { holdReact } from '../support/react';
import { setStage } from '../support/stage';
import { tall, visitor, visitWithoutHas } from '../support/visit';

const stage = await setStage();
const { browser, origin } = stage;

const address = '/pt/landing-page-locadora-veiculos';
const open = visitor(stage, address);

const choose = async (page: Page, car: string, days: number): Promise<void> => {
  await page.locator(`label[for="car-${car}"]`).click();
  await page.locator(`label[for="days-${days}"]`).click();
};

/** What can be seen of what depends on the choice, within a part of the figure. */
const seen = (page: Page, part: string): Promise<string[]> =>
  page
    .locator(`${part} span:is([data-car], [data-days])`)
    .evaluateAll((all) =>
      all
        .filter((one) => (one as HTMLElement).checkVisibility({ visibilityProperty: true }))
        .map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim()),
    );

const slips = [
  ['economico', 3, ['Econômico', 'dom 11/04, 9h', '3 diárias × R$ 120,00 R$ 360,00']],
  ['suv', 15, ['SUV', 'sex 23/04, 9h', '15 diárias × R$ 168,00 R$ 2.520,00']],
  ['utilitario', 7, ['Utilitário', 'qui 15/04, 9h', '7 diárias × R$ 162,00 R$ 1.134,00']],
] as const;

describe.each(byDay([false, true]))('the choice (JavaScript: %s)', (script) => {
  test('makes the request, and moves nothing', async () => {
    const { page } = await open(address, script, 390);
    await page.evaluate(() => document.fonts.ready);
    const before = await tall(page);
    for (const [car, days, all] of slips) {
      await choose(page, car, days);
      expect(await seen(page, '.rental__slip')).toEqual(all);
      expect(await page.locator('.rental__driven .rental__car:visible').count()).toBe(1);
      expect(await tall(page)).toBe(before);
    }
    expect(await seen(page, '.rental__price')).toEqual([
      '7 diárias × R$ 162,00 R$ 1.134,00 tarifa 10% menor',
      'R$ 1.200 bloqueados no cartão',
      'incluída, você paga até R$ 3.000',
      '1.050 km; R$ 0,90 por km a mais',
    ]);
    // A tap leaves the page where it is.
    await page.locator('.rental__stays').evaluate((stays) => stays.scrollIntoView());
    const at = await page.evaluate(() => scrollY);
    expect(at).toBeGreaterThan(100);
    await page.locator('label[for="days-3"]').tap();
    expect(await page.evaluate(() => scrollY)).toBe(at);
    // The keys move within the group; one ring is drawn.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect((await seen(page, '.rental__slip'))[1]).toBe('sex 23/04, 9h');
    const rings = await page
      .locator('.rental *')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).outlineStyle === 'solid'));
    expect(rings).toHaveLength(1);
    await page.context().close();
  });
});

test('the car stops below the day of the return', async () => {
  const { page } = await open();
  for (const [days, at] of [
    [3, 3],
    [15, 15],
  ] as const) {
    await choose(page, 'suv', days);
    const [car, day] = await Promise.all([
      page.locator('.rental__driven').boundingBox(),
      page.locator('.rental__days li').nth(at).boundingBox(),
    ]);
    const front = (car?.x ?? 0) + (car?.width ?? 0);
    expect(Math.abs(front - ((day?.x ?? 0) + (day?.width ?? 0) / 2))).toBeLessThan(1);
  }
  await page.context().close();
});

test('what was chosen before React came stays chosen, and can be changed after', async () => {
  const { page, complaints } = await open();
  const release = await holdReact(page);
  await choose(page, 'utilitario', 3);
  release();
  await hydrate(page);
  expect(await seen(page, '.rental__slip')).toEqual([
    'Utilitário',
    'dom 11/04, 9h',
    '3 diárias × R$ 180,00 R$ 540,00',
  ]);
  await choose(page, 'economico', 15);
  expect((await seen(page, '.rental__slip'))[2]).toBe('15 diárias × R$ 96,00 R$ 1.440,00');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a browser without :has() shows all prices', async () => {
  const page = await visitWithoutHas(browser, origin + address);
  expect(await seen(page, '.rental__slip')).toHaveLength(15);
  await page.context().close();
});
