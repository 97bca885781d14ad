import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { byDay } from '../../support/exhaustive';
import { hydrate } from '../support/browser';
import { holdReact } from '../support/react';
import { byMouse, returningVisitor } from '../support/returning';
import { setStage } from '../support/stage';

const stage = await setStage();

const desk = { viewport: { width: 1280, height: 900 }, reducedMotion: 'no-preference' } as const;
const visit = returningVisitor(stage, '/pt', desk);

const open = (javaScriptEnabled = true) => visit('/pt', javaScriptEnabled);

const visitByMouse = returningVisitor(stage, '/pt', { ...desk, ...byMouse });

const line = (page: Page, name: string) =>
  page.locator('figure code label', { hasText: `"${name}"` });

const box = (page: Page, label: string) =>
  page.locator('figure fieldset [data-field]', { hasText: label });

/** The fields that are lit, by their numbers: on the sheet and in the data, which have to agree. */
const lit = async (page: Page): Promise<string[]> => {
  const found = await page.evaluate(() => {
    const strong = (element: Element) => Number(getComputedStyle(element).fontWeight) > 500;
    const marked = (element: Element) => getComputedStyle(element).boxShadow !== 'none';
    const numbers = (selector: string, part: string, test: (element: Element) => boolean) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => [...element.querySelectorAll(part)].some(test))
        .map(({ dataset }) => dataset['field'] ?? '');
    return {
      sheet: numbers('figure fieldset [data-field]', 'mark', marked),
      data: numbers('figure code [data-field]', 'b', strong),
    };
  });
  expect(found.sheet).toEqual(found.data);
  return found.sheet;
};

describe.each(byDay([false, true]))(
  'a field and its line are lit together (JavaScript: %s)',
  (script) => {
    test('by pointer, on either side, and what was chosen comes back', async () => {
      const { page } = await visitByMouse('/pt', script);
      const first = await lit(page);
      expect(first).toHaveLength(1);
      await box(page, 'Número da nota').hover();
      expect(await lit(page)).toEqual(['1']);
      await line(page, 'issueDate').hover();
      expect(await lit(page)).toEqual(['2']);
      await page.locator('h1').hover();
      expect(await lit(page)).toEqual(first);
    });

    test('by touch, on either side', async () => {
      const { page } = await open(script);
      await line(page, 'cnpjProvider').tap();
      await page.locator('h1').hover();
      expect(await lit(page)).toEqual(['3']);
      await box(page, 'Número da nota').tap();
      await page.locator('h1').hover();
      expect(await lit(page)).toEqual(['1']);
    });

    test('by keys', async () => {
      const { page } = await open(script);
      await page.locator('figure input:checked').focus();
      await page.keyboard.press('ArrowDown');
      const next = await page.locator('figure input:checked').inputValue();
      expect(await lit(page)).toEqual([next]);
    });
  },
);

test('a field is announced with the line that it became', async () => {
  const { page } = await open();
  const name = /Valor do ISS\s*R\$\s30,00\s*"issValue":\s*30\b(?!\.)/;
  expect(await page.getByRole('radio', { name }).count()).toBe(1);
  expect(await page.getByRole('group', { name: 'Escolha um campo' }).count()).toBe(1);
});

test('what was chosen before React came stays chosen', async () => {
  const { page, complaints } = await visit('/pt', true, 1280, true);
  const release = await holdReact(page);
  await line(page, 'noteNumber').click();
  expect(await page.locator('figure input:checked').inputValue()).toBe('1');
  release();
  await hydrate(page);
  expect(await page.locator('figure input:checked').inputValue()).toBe('1');
  expect(complaints).toEqual([]);
});

/** Whatever can be tapped in a figure: each side of it lies a screen away from the other on a phone. */
const sides: Record<string, string[]> = {
  '/en': ['.reading__data label', '.reading__sheet label'],
  '/en/products/invoice-extraction': ['.reading__data label', '.reading__sheet label'],
  '/en/products/barcode-extractor': ['.scan__box', '.scan__entry'],
  '/en/products/ocr-document-pro': ['.ocr__sheet mark', '.ocr__typed mark', '.ocr__fields label'],
};

const onPhone = returningVisitor(stage, '/en', {
  isMobile: true,
  viewport: { width: 390, height: 700 },
  reducedMotion: 'no-preference',
});

test.each(
  Object.entries(sides).flatMap(([address, all]) => byDay(all).map((side) => [address, side])),
)('on a phone %s stays where it is when a %s is tapped', async (address, side) => {
  const { page } = await onPhone(address, true, 390);
  const last = page.locator(side).last();
  await last.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  const before = await page.evaluate(() => scrollY);
  await last.tap({ force: true });
  const field = await last.evaluate((one) =>
    one.closest('[data-field]')?.getAttribute('data-field'),
  );
  await page
    .locator(`[data-field="${field}"] input:checked`)
    .waitFor({ state: 'attached', timeout: 5000 });
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test.each([
  ['/en', '.reading__data label'],
  ['/en/products/barcode-extractor', '.scan__box'],
  ['/en/products/ocr-document-pro', '.ocr__sheet mark'],
])(
  'on %s the focus ring of a key stays with its field as a %s is pointed at',
  async (address, side) => {
    const { page } = await visit(address);
    const focused = page.locator('[data-field] input:checked');
    await focused.focus();
    await page.keyboard.press('ArrowDown');
    await page.locator(side).last().hover();
    const place = await page.locator('[data-field] input:focus-visible').boundingBox();
    expect(place?.height).toBeLessThan(200);
  },
);
