import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf } from '../../support/openApi';
import { hydrate } from '../support/browser';
import { accessibleTexts, marked, testChoice } from '../support/choice';
import { visit } from '../support/visit';

const address = '/en/services/ai-extractor-api';

/** The shown answer, which has to be JSON; the number of marked words on the receipt; the shown number of fields. */
const read = async (page: Page) => {
  const texts = await accessibleTexts(page);
  return {
    answer: JSON.parse(await page.locator('.ai-extractor-api__answer code').innerText()),
    lit: (await marked(page, '.ai-extractor-api__spot mark', 'backgroundColor')).length,
    // A CSS counter, and text once React counts.
    count: /(\d+) of 9/.exec(texts.join(' '))?.[1] ?? 'none',
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

const figure = (answer: object, lit: number, count: string) => ({ answer, lit, count });

const all = { ...ordered, number: '004817', customer: 'Model Grocery', signed: true };
const { remarks, ...few } = all;
const label = (at: number) => `.ai-extractor-api__want label[for=want-${at}]`;
const remark = '.ai-extractor-api__spot[for=want-5]';

testChoice({
  address,
  figure: '.ai-extractor-api',
  read,
  first: figure(ordered, 8, '6'),
  steps: [
    [label(9), figure({ ...ordered, signed: true }, 9, '7')],
    [label(2), figure({ ...ordered, signed: true, customer: all.customer }, 10, '8')],
    [label(1), figure(all, 11, '9')],
    [remark, figure(few, 10, '8')],
    [remark, figure(all, 11, '9')],
  ],
  keys: ['#want-5', 'Space', figure(few, 10, '8')],
  withoutHas: figure(all, 11, 'none'),
});

test('copies the selected fields as a JSON Schema and names them in the message', async () => {
  const { page } = await visit(address);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByText('These fields as a JSON Schema').click();
  await page.locator(label(5)).click();
  await hydrate(page);
  await page.locator('.ai-extractor-api__schema button').click();
  await page.getByRole('button', { name: /^Copied/ }).waitFor();
  const schema = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  const { remarks: _, ...answer } = ordered;
  expect(schema.required).toEqual(Object.keys(answer));
  expect(faultsOf(schema, answer)).toEqual([]);
  expect(faultsOf(schema, { ...answer, goods: 'sugar' })).not.toEqual([]);
  const link = page.getByRole('link', { name: 'Send it on WhatsApp' });
  await link.evaluate((one) => one.addEventListener('click', (event) => event.preventDefault()));
  await link.click();
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain('Fields: goods, corrected, received_by, id_card, received_at');
});

test('announces a field once, by its name', async () => {
  const { page } = await visit(address);
  const box = page.getByRole('checkbox', { name: 'Goods list', exact: true });
  expect(await box.count()).toBe(1);
  expect(await box.isChecked()).toBe(true);
});
