import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf } from '../../support/openApi';
import { hydrate } from '../support/browser';
import { accessibleTexts, marked, testChoice } from '../support/choice';
import { visit } from '../support/visit';

const address = '/en/services/ai-extractor-api';

/** The answer as a reader sees it, which has to be JSON; what is lit on the receipt; how many fields are said to be ordered. */
const seen = async (page: Page) => {
  const texts = await accessibleTexts(page);
  const of = texts.findIndex((text) => text.startsWith('of 9'));
  return {
    answer: JSON.parse(await page.locator('.extractor__answer code').innerText()),
    lit: (await marked(page, '.extractor__spot mark', 'backgroundColor')).length,
    // The number is made by style, and told to assistive technology.
    count: of < 0 ? 'none' : texts[of - 1],
  };
};

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

const answered = (answer: object, lit: number, count: string) => ({ answer, lit, count });

const all = { ...ordered, number: '004817', customer: 'Model Grocery', signed: true };
const { remarks, ...few } = all;
const label = (at: number) => `.extractor__want label[for=want-${at}]`;
const remark = '.extractor__spot[for=want-5]';

testChoice({
  address,
  figure: '.extractor',
  seen,
  first: answered(ordered, 8, '6'),
  steps: [
    [label(9), answered({ ...ordered, signed: true }, 9, '7')],
    [label(2), answered({ ...ordered, signed: true, customer: all.customer }, 10, '8')],
    [label(1), answered(all, 11, '9')],
    [remark, answered(few, 10, '8')],
    [remark, answered(all, 11, '9')],
  ],
  keys: ['#want-5', 'Space', answered(few, 10, '8')],
  withoutHas: answered(all, 11, 'none'),
});

test('the selected fields go along as a JSON Schema, copied or read, and in the message', async () => {
  const { page } = await visit(address);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('.extractor__schema summary').click();
  await page.locator(label(5)).click();
  await hydrate(page);
  await page.locator('.extractor__schema button').click();
  await page.getByRole('button', { name: /^Copied/ }).waitFor();
  const schema = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  const { remarks: _, ...answer } = ordered;
  expect(schema.required).toEqual(Object.keys(answer));
  expect(faultsOf(schema, answer)).toEqual([]);
  expect(faultsOf(schema, { ...answer, goods: 'sugar' })).not.toEqual([]);
  const link = page.getByRole('link', { name: /^Send this list/ });
  await link.evaluate((one) => one.addEventListener('click', (event) => event.preventDefault()));
  await link.click();
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain('Fields: goods, corrected, received_by, id_card, received_at');
});

test('a field is announced once, by its name and kind', async () => {
  const { page } = await visit(address);
  const box = page.getByRole('checkbox', { name: 'Goods list', exact: true });
  expect(await box.count()).toBe(1);
  expect(await box.isChecked()).toBe(true);
});
