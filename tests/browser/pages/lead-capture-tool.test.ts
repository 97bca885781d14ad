import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrate } from '../support/browser';
import { testChoice, visible } from '../support/choice';
import { delayReact } from '../support/react';
import { visit } from '../support/visit';

const address = '/en/services/lead-capture-tool';

/** The visible parts of the chosen visit: alert, address, form and new row. */
const read = (page: Page): Promise<string[]> =>
  visible(page, '.demo [data-when-a]:not([data-state])');

const instagram = [
  'Lead from Instagram Jane Roe',
  'example.com/?utm_source=instagram&utm_campaign=before-after',
  'Jane Roe',
  '(000) 555-0142',
  'Fri 9:47 p.m.Jane Roe(000) 555-0142Instagrambefore-after',
];

const code = [
  'Lead from QR code Janie Doe',
  'example.com/?utm_source=qr&utm_campaign=delivery-van',
  'Janie Doe',
  '(000) 555-0188',
  'Fri 8:15 a.m.Janie Doe(000) 555-0188QR codedelivery-van',
];

const google = expect.arrayContaining(['John Doe', expect.stringMatching(/John Doe.*Google/)]);

testChoice({
  address,
  figure: '.lead-capture-tool',
  read,
  first: instagram,
  steps: [
    ['label[for=from-google]', google],
    ['label[for=from-qr]', code],
    ['label[for=from-instagram]', instagram],
  ],
  keys: ['#from-instagram', 'ArrowRight', google],
  withoutHas: expect.objectContaining({ length: 15 }),
});

test('announces questions and numbers as words', async () => {
  const { page } = await visit(address, { javaScriptEnabled: false, width: 390 });
  const questions = await page.locator('#questions').ariaSnapshot();
  expect(questions).toContain('What if the spreadsheet can’t be reached?');
  expect(questions).not.toMatch(/[+\u2212]/);
  expect(await page.locator('#numbers dl').ariaSnapshot()).not.toMatch(/- definition$/m);
});

test('keeps one question open at a time, through hydration, and closes the last one', async () => {
  const { page, complaints } = await visit(address);
  const release = await delayReact(page);
  const opened = () => visible(page, '#questions details[open] summary');
  const questions = page.locator('#questions summary');
  const texts = (await questions.allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());
  expect(await opened()).toEqual(texts.slice(0, 1));
  await questions.nth(1).click();
  expect(await opened()).toEqual(texts.slice(1, 2));
  release();
  await hydrate(page);
  expect(await opened()).toEqual(texts.slice(1, 2));
  await questions.nth(1).press('Enter');
  expect(await opened()).toEqual([]);
  expect(complaints).toEqual([]);
});
