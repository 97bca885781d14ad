import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byDay } from '../../support/exhaustive';
import { hydrate, type WatchedPage } from '../support/browser';
import { holdReact } from '../support/react';
import { setStage } from '../support/stage';
import { tall, visitor, visitWithoutHas } from '../support/visit';

const stage = await setStage();
const address = '/pt/landing-page-imobiliaria-captacao-leads';
const open = visitor(stage, address);

const choose = (page: Page, answer: string) => page.locator(`label[for="${answer}"]`);

/** What can be seen of the parts that depend on a choice, in the order of the page. */
const seen = (page: Page): Promise<string[]> =>
  page
    .locator('.imob__figure span[data-for]')
    .evaluateAll((all) =>
      all
        .filter((one) => (one as HTMLElement).checkVisibility({ visibilityProperty: true }))
        .map((one) => (one.textContent ?? '').replaceAll('\u00a0', ' ')),
    );

const skies = (page: Page): Promise<(string | null)[]> =>
  page.locator('.imob__light').evaluateAll((all) =>
    all
      .filter((one) => getComputedStyle(one).visibility === 'visible')
      .filter((one) => getComputedStyle(one).display !== 'none')
      .map((one) => one.getAttribute('data-for')),
  );

const atFirst = [
  'Venda',
  'R$ 456.000',
  'Preço por m²',
  'R$ 6.000',
  'Às 9h o sol entra pela varanda e pelos dois quartos.',
  'Quero comprar, por R$ 456.000.',
  'Posso visitar no sábado às 9h?',
];

const rentedAtNight = [
  'Total do mês',
  'R$ 3.065',
  'Só o aluguel',
  'R$ 2.350',
  'Às 19h é noite: a visita mostra o apartamento de luz acesa.',
  'Quero alugar, por R$ 3.065 ao mês.',
  'Posso visitar na segunda às 19h?',
];

describe.each(byDay([true, false]))('the listing (JavaScript: %s)', (script) => {
  let visit: WatchedPage;
  beforeAll(async () => {
    visit = await open(address, script, 390);
  });
  afterAll(() => visit.page.context().close());

  test('shows price, light and message of what is chosen, and the page keeps its height', async () => {
    const { page } = visit;
    expect(await seen(page)).toEqual(atFirst);
    expect(await skies(page)).toEqual(['am']);
    const before = await tall(page);
    await choose(page, 'visit-pm').tap();
    expect(await skies(page)).toEqual(['pm']);
    await choose(page, 'want-rent').tap();
    await choose(page, 'visit-eve').tap();
    expect(await seen(page)).toEqual(rentedAtNight);
    expect(await skies(page)).toEqual(['eve']);
    expect(await tall(page)).toBe(before);
    expect(page.url()).toBe(stage.origin + address);
  });

  test('is touched on a phone without moving it', async () => {
    const { page } = visit;
    await choose(page, 'visit-am').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(300);
    await choose(page, 'visit-am').tap();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    for (const label of await page.locator('.imob__choice label').all()) {
      const box = await label.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  test('is answered by keys, with one focus ring', async () => {
    const { page } = visit;
    await page.locator('#visit-am').focus();
    await page.keyboard.press('ArrowRight');
    expect(await seen(page)).toContain('Posso visitar no sábado às 15h?');
    const rings = await page
      .locator('.imob *')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).outlineStyle === 'solid'));
    expect(rings).toHaveLength(1);
    expect(visit.complaints).toEqual([]);
  });
});

test('what was chosen before React came stays chosen, and can be changed after', async () => {
  const { page, complaints } = await open();
  const release = await holdReact(page);
  await choose(page, 'want-rent').click();
  await choose(page, 'visit-eve').click();
  release();
  await hydrate(page);
  expect(await seen(page)).toEqual(rentedAtNight);
  await choose(page, 'want-buy').click();
  await choose(page, 'visit-am').click();
  expect(await seen(page)).toEqual(atFirst);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a browser without :has() tells all answers under one sky', async () => {
  const page = await visitWithoutHas(stage.browser, stage.origin + address);
  expect(await seen(page)).toHaveLength(16);
  expect(await skies(page)).toHaveLength(1);
  const lines = await page
    .locator('.imob__bubble [data-for]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(lines).size).toBe(5);
  await page.context().close();
});
