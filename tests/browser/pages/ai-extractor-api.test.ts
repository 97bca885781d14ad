import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { byDay } from '../../support/exhaustive';
import { hydrate } from '../support/browser';
import { holdReact } from '../support/react';
import { returningVisitor } from '../support/returning';
import { setStage } from '../support/stage';
import { tall, visitWithoutHas } from '../support/visit';

const stage = await setStage();
const { browser, origin } = stage;

const english = '/en/services/ai-extractor-api';
const portuguese = '/pt/api-extracao-dados-ia';

const open = returningVisitor(stage, english);

/** The answer as a reader sees it, which has to be JSON. */
const answer = async (page: Page): Promise<Record<string, unknown>> =>
  JSON.parse(await page.locator('.extractor__answer code').innerText());

/** The places on the receipt that are lit. */
const lit = (page: Page): Promise<string[]> =>
  page.locator('.extractor__spot').evaluateAll((spots) =>
    spots
      .filter((spot) => {
        const mark = spot.querySelector('mark') as Element;
        return getComputedStyle(mark).backgroundColor !== 'rgba(0, 0, 0, 0)';
      })
      .map((spot) => spot.textContent ?? ''),
  );

/** How many fields are said to be ordered: the number is made by style, and told to assistive technology. */
const count = async (page: Page): Promise<string> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const texts = nodes
    .filter(({ role }) => role?.value === 'StaticText')
    .map(({ name }) => String(name?.value).trim());
  const at = texts.findIndex((text) => text.startsWith('de 9'));
  return `${texts[at - 1]} ${texts[at]}`;
};

const tick = (page: Page, name: string) =>
  page.locator('.extractor__want label', { hasText: name }).click();

const ordered = {
  file: 'receipt-004817.jpg',
  goods: [
    { qty: 24, item: 'Coffee 500 g' },
    { qty: 9, item: 'Sugar 1 kg' },
    { qty: 6, item: 'Paper filters' },
  ],
  corrected: { item: 'Sugar 1 kg', from: 10, to: 9 },
  remarks: '1 box wet',
  received_by: 'Jane Roe',
  id_card: null,
  received_at: '2026-03-13T16:40',
};

describe.each(byDay([true, false]))('the fields that are ticked (JavaScript: %s)', (script) => {
  test('are the answer, which stays JSON and moves nothing', async () => {
    const { page } = await open(english, script);
    const before = await tall(page);
    expect(await answer(page)).toEqual(ordered);
    await tick(page, 'Signed');
    await tick(page, 'Number');
    await tick(page, 'Customer');
    expect(await answer(page)).toEqual({
      ...ordered,
      number: '004817',
      customer: 'Model Grocery',
      signed: true,
    });
    for (const name of ['Number', 'Customer', 'Goods', 'Correction', 'Remarks'])
      await tick(page, name);
    for (const name of ['Received by', 'ID card', 'Received at', 'Signed']) await tick(page, name);
    expect(await answer(page)).toEqual({ file: 'receipt-004817.jpg' });
    expect(await lit(page)).toEqual([]);
    expect(await tall(page)).toBe(before);
  });

  test('can be ticked by keys, with one ring', async () => {
    const { page } = await open(english, script);
    await page.locator('#want-1').focus();
    await page.keyboard.press('Space');
    expect(await answer(page)).toHaveProperty('number', '004817');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await answer(page)).toHaveProperty('customer', 'Model Grocery');
    const rings = await page
      .locator('.extractor *')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).outlineStyle === 'solid'));
    expect(rings).toHaveLength(1);
  });

  test('are counted and lit on the receipt', async () => {
    const { page } = await open(portuguese, script);
    expect(await count(page)).toBe('6 de 9 campos');
    expect(await lit(page)).toHaveLength(8);
    await tick(page, 'Mercadorias');
    await tick(page, 'Destinatário');
    expect(await lit(page)).toEqual([
      'Mercearia Modelo',
      '10 riscado, à caneta: 9',
      '1 cx molhada',
      'Beltrana',
      'em branco',
      '13/3 16h40',
    ]);
    await tick(page, 'Observação');
    expect(await count(page)).toBe('5 de 9 campos');
  });

  test('can be touched on the receipt, and the page stays where it is', async () => {
    const { page } = await open(portuguese, script, 390);
    const spot = page.locator('.extractor__spot', { hasText: '1 cx molhada' });
    await spot.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await spot.tap();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(await answer(page)).not.toHaveProperty('observacao');
    await spot.tap();
    expect(await answer(page)).toHaveProperty('observacao', '1 cx molhada');
  });
});

test('what was ticked before React came stays ticked, and can be changed after', async () => {
  const { page, complaints } = await open(english, true, 1280, true);
  const release = await holdReact(page);
  await tick(page, 'Signed');
  await tick(page, 'Goods');
  release();
  await hydrate(page);
  expect(Object.keys(await answer(page))).toEqual([
    'file',
    'corrected',
    'remarks',
    'received_by',
    'id_card',
    'received_at',
    'signed',
  ]);
  await tick(page, 'ID card');
  expect(await answer(page)).not.toHaveProperty('id_card');
  expect(complaints).toEqual([]);
});

test('a field is announced once, by its name and kind', async () => {
  const { page } = await open();
  const box = page.getByRole('checkbox', { name: 'Goods list', exact: true });
  expect(await box.count()).toBe(1);
  expect(await box.isChecked()).toBe(true);
});

test('a browser without :has() shows the whole answer and claims no count', async () => {
  const page = await visitWithoutHas(browser, origin + english);
  expect(Object.keys(await answer(page))).toHaveLength(10);
  expect(await lit(page)).toHaveLength(11);
  expect(await page.getByText('of 9 fields').isVisible()).toBe(false);
  await page.context().close();
});
