import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { watchedPage } from '../support/browser';
import { setStage } from '../support/stage';

const { browser, origin } = await setStage();

const open = async (address: string): Promise<Page> => {
  const { page } = await watchedPage(browser, { forcedColors: 'active' });
  await page.goto(origin + address);
  return page;
};

test.each([
  ['/en/services/affiliate-link-generator', '.aff__choice'],
  ['/en/services/ai-consulting', '.ai-consulting__stops'],
  ['/en/services/data-engineering', '.data-engineering__sources'],
  ['/pt/captura-leads-online', '.capture__sources'],
  ['/pt/automacao-processos-empresariais', '.process-automation__way'],
])('%s shows which label is chosen where the colours are the reader’s', async (address, group) => {
  const page = await open(address);
  const grounds = await page
    .locator(`${group} label`)
    .evaluateAll((all) => all.map((label) => getComputedStyle(label).backgroundColor));
  const chosen = await page
    .locator(`${group} :checked + label`)
    .evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(grounds.filter((ground) => ground === chosen)).toHaveLength(1);
  await page.context().close();
});

test.each([
  ['/en/services/process-automation', '.process-automation__key span'],
  ['/en/services/website-development', '.web__bars li li'],
])('%s keeps the colours of its key there', async (address, parts) => {
  const page = await open(address);
  const adjusted = await page
    .locator(parts)
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').forcedColorAdjust));
  expect(new Set(adjusted)).toEqual(new Set(['none']));
  await page.context().close();
});

test('the figures of the chart can be told there', async () => {
  const chart = await open('/en/services/data-engineering');
  const strokes = await chart
    .locator('.data-engineering__chart text')
    .evaluateAll((all) => [...new Set(all.map((text) => getComputedStyle(text).stroke))]);
  expect(strokes).toEqual(['rgb(255, 255, 255)']);
  await chart.context().close();
});
