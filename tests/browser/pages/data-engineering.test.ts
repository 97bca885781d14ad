import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { byDay } from '../../support/exhaustive';
import { hydrate } from '../support/browser';
import { returningVisitor } from '../support/returning';
import { setStage } from '../support/stage';
import { tall, visitWithoutHas } from '../support/visit';

const stage = await setStage();
const { browser, origin } = stage;

const english = '/en/services/data-engineering';
const portuguese = '/pt/engenharia-dados-analytics';

const open = returningVisitor(stage, english);

const seen = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.textContent ?? ''),
    );

/** What is told and lit: the story, the values below the chart, and the line of the account. */
const lit = async (page: Page) => ({
  told: await seen(page, '.data-engineering__story h3'),
  share: await seen(page, '.data-engineering__shares p'),
  values: await seen(page, '.data-engineering__of text'),
  line: await page
    .locator('.data-engineering__account [data-source]')
    .evaluateAll((lines) =>
      lines
        .filter((line) => getComputedStyle(line).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((line) => line.textContent),
    ),
});

const sheet = {
  told: ['The wrong row of the order sheet'],
  share: ['Order sheet: 15% of the half-year’s sales, 29 rows in May'],
  values: ['14.1', '13.2', '12.6', '11.9', '12.9', '10.7'],
  line: ['Order sheet+$1,250.00'],
};

const bank = {
  told: ['The wrong row of the bank'],
  share: ['Bank: 7% of the half-year’s sales, 42 rows in May'],
  values: ['5.2', '4.8', '5.9', '6.3', '7.2', '6.6'],
  line: ['Bank−$1,250.00'],
};

describe.each(byDay([true, false]))('a source (JavaScript: %s)', (script) => {
  test('lights its sales and tells its row, and nothing moves', async () => {
    const { page } = await open(english, script);
    expect(await lit(page)).toEqual(sheet);
    const before = await tall(page);
    await page.locator('label[for="source-bank"]').click();
    expect(await lit(page)).toEqual(bank);
    expect(await tall(page)).toBe(before);
    for (const [source, told] of [
      ['shop', 'The wrong row of the web shop'],
      ['erp', 'The wrong row of the ERP'],
    ]) {
      await page.locator(`label[for="source-${source}"]`).click();
      expect((await lit(page)).told).toEqual([told]);
      expect((await lit(page)).line).toHaveLength(1);
      expect((await lit(page)).values).toHaveLength(6);
    }
  });
});

test('in Portuguese the row of the ERP was a hundred times too much', async () => {
  const { page } = await open(portuguese, false);
  await page.locator('label[for="source-erp"]').click();
  expect(await seen(page, '.data-engineering__story strong')).toEqual(['−R$\u00a018.711,00']);
  expect(await seen(page, '.data-engineering__story mark')).toEqual(['18.900,00', '189,00']);
});

test('a choice made before React comes is kept, and React has nothing to say', async () => {
  const { page, complaints } = await open(english, true, 1280, true);
  await page.locator('label[for="source-bank"]').click();
  await hydrate(page);
  expect(await lit(page)).toEqual(bank);
  await page.locator('label[for="source-sheet"]').click();
  expect(await lit(page)).toEqual(sheet);
  expect(complaints).toEqual([]);
});

test('on a phone a choice by finger does not scroll, and every source is large enough', async () => {
  const { page } = await open(english, true, 320);
  const label = page.locator('label[for="source-erp"]');
  await label.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await label.tap();
  expect(await seen(page, '.data-engineering__story h3')).toEqual(['The wrong row of the ERP']);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  for (const one of await page.locator('.data-engineering__sources label').all()) {
    const { width = 0, height = 0 } = (await one.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(await one.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  }
});

test('arrow keys go from source to source, with one ring on its label', async () => {
  const { page } = await open();
  await page.locator('#source-sheet').focus();
  await page.keyboard.press('ArrowDown');
  expect(await lit(page)).toEqual(bank);
  const rings = await page
    .locator('.data-engineering__sources :is(input, label)')
    .evaluateAll((all) =>
      all
        .filter((one) => {
          const { outlineStyle, opacity } = getComputedStyle(one);
          return outlineStyle === 'solid' && opacity !== '0';
        })
        .map((one) => one.getAttribute('for')),
    );
  expect(rings).toEqual(['source-bank']);
});

test('the bar of May is as high as its figure on the axis', async () => {
  const { page } = await open();
  const filled = await page.locator('.data-engineering__chart svg').evaluate((svg) => {
    const ticks = [...svg.querySelectorAll('.data-engineering__tick')];
    const at = (text: string) =>
      Number(ticks.find((tick) => tick.textContent === text)?.getAttribute('y'));
    const x = Number(svg.querySelector('.data-engineering__told text')?.getAttribute('x'));
    const part = svg.querySelector<SVGPathElement>('[data-source="bank"] .data-engineering__part');
    // The words of the axis stand 3 below their lines.
    const y = (thousands: number) => at('0') - 3 + ((at('120') - at('0')) / 120) * thousands;
    const probe = (thousands: number) => part?.isPointInFill(new DOMPoint(x, y(thousands)));
    return [90, 90.5, 97.2, 97.7].map(probe);
  });
  expect(filled).toEqual([false, true, true, false]);
});

test('a browser without :has() shows all four rows', async () => {
  const page = await visitWithoutHas(browser, origin + english);
  expect(await seen(page, '.data-engineering__story h3')).toHaveLength(4);
  const tops = await page
    .locator('.data-engineering__story')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(4);
  expect(await seen(page, '.data-engineering__of text')).toEqual([]);
  await page.context().close();
});
