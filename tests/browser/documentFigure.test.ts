import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrate, watchedPage } from './support/browser';
import { setStage } from './support/stage';

const { browser, origin } = await setStage();

const open = async (javaScriptEnabled = true) => {
  const watched = await watchedPage(browser, {
    javaScriptEnabled,
    hasTouch: true,
    viewport: { width: 1280, height: 900 },
  });
  await watched.page.goto(`${origin}/en`);
  return watched;
};

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

describe.each([true, false])('a field and its line are lit together (JavaScript: %s)', (script) => {
  test('by pointer, on either side, and what was chosen comes back', async () => {
    const { page } = await open(script);
    const first = await lit(page);
    expect(first).toHaveLength(1);
    await box(page, 'Número da nota').hover();
    expect(await lit(page)).toEqual(['1']);
    await line(page, 'issueDate').hover();
    expect(await lit(page)).toEqual(['2']);
    await page.locator('h1').hover();
    expect(await lit(page)).toEqual(first);
    await page.context().close();
  });

  test('by touch, on either side', async () => {
    const { page } = await open(script);
    await line(page, 'cnpjProvider').tap();
    await page.locator('h1').hover();
    expect(await lit(page)).toEqual(['3']);
    await box(page, 'Número da nota').tap();
    await page.locator('h1').hover();
    expect(await lit(page)).toEqual(['1']);
    await page.context().close();
  });

  test('by keys', async () => {
    const { page } = await open(script);
    await page.locator('figure input:checked').focus();
    await page.keyboard.press('ArrowDown');
    const next = await page.locator('figure input:checked').inputValue();
    expect(await lit(page)).toEqual([next]);
    await page.context().close();
  });
});

test('a field is announced with the line that it became', async () => {
  const { page } = await open();
  const name = /Valor do ISS\s*R\$\s30,00\s*"issValue":\s*30\b(?!\.)/;
  expect(await page.getByRole('radio', { name }).count()).toBe(1);
  expect(await page.getByRole('group', { name: 'Choose a field' }).count()).toBe(1);
  await page.context().close();
});

test('what was chosen before React came stays chosen', async () => {
  const { page, complaints } = await open();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/hydrate-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await line(page, 'noteNumber').click();
  expect(await page.locator('figure input:checked').inputValue()).toBe('1');
  release();
  await hydrate(page);
  expect(await page.locator('figure input:checked').inputValue()).toBe('1');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each(['/en', '/en/products/invoice-extraction'])(
  'a line that is tapped on a phone leaves %s where it is',
  async (address) => {
    const { page } = await watchedPage(browser, {
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 700 },
    });
    await page.goto(origin + address);
    const last = page.locator('figure code label').last();
    await last.evaluate((label) => label.scrollIntoView({ block: 'center' }));
    const before = await page.evaluate(() => scrollY);
    await last.tap();
    const chosen = await last.getAttribute('for');
    await page.locator(`[id="${chosen}"]:checked`).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.context().close();
  },
);
