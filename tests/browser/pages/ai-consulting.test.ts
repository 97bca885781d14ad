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

const english = '/en/services/ai-consulting';
const portuguese = '/pt/consultoria-inteligencia-artificial';

const open = returningVisitor(stage, english);

const seen = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter((one) => getComputedStyle(one).visibility === 'visible')
        .map((one) => one.querySelector('h3, strong')?.textContent ?? ''),
    );

const verdict = (page: Page) => seen(page, '.ai-consulting__verdicts > div');
const kept = (page: Page) => seen(page, '.ai-consulting__kept > p');

/** The letters that are ringed in the drawing, and those of the marked lines: they have to agree. */
const lit = async (page: Page): Promise<string[]> => {
  const [lines, letters] = await page.evaluate(() => {
    const letter = (one: Element) => one.querySelector('b')?.textContent ?? '';
    const transparent = 'rgba(0, 0, 0, 0)';
    const lines = [...document.querySelectorAll('.ai-consulting__scores tbody tr')].filter(
      (row) => getComputedStyle(row).backgroundColor !== transparent,
    );
    const letters = [...document.querySelectorAll('.ai-consulting__grid label')].filter(
      (label) => getComputedStyle(label.querySelector('b') as Element).boxShadow !== 'none',
    );
    return [lines.map(letter), letters.map(letter)];
  });
  expect(letters).toEqual(lines);
  return lines ?? [];
};

/** The weeks with bars struck from the calendar. */
const struck = (page: Page): Promise<number[]> =>
  page
    .locator('#calendar tbody')
    .evaluateAll((weeks) =>
      weeks.flatMap((week, at) =>
        [...week.querySelectorAll('td[data-stream] > :last-child')].some((bar) =>
          getComputedStyle(bar).textDecorationLine.includes('line-through'),
        )
          ? [at + 1]
          : [],
      ),
    );

describe.each(byDay([true, false]))('the score sheet (JavaScript: %s)', (script) => {
  test('reads the verdict on the line or the letter that is chosen, and moves nothing', async () => {
    const { page } = await open(english, script);
    const before = await tall(page);
    expect(await verdict(page)).toEqual(['Supplier bills: First project']);
    expect(await lit(page)).toEqual(['B']);
    await page.locator('.ai-consulting__scores').getByText('Bank against sales').click();
    expect(await verdict(page)).toEqual(['Bank against sales: No AI: a formula']);
    expect(await lit(page)).toEqual(['A']);
    await page.locator('.ai-consulting__grid label', { hasText: 'Sorting CVs' }).click();
    expect(await verdict(page)).toEqual(['Sorting CVs: Stays with a person']);
    expect(await lit(page)).toEqual(['H']);
    expect(await tall(page)).toBe(before);
  });

  test('by touch on a phone, where the page stays', async () => {
    const { page } = await open(portuguese, script, 390);
    for (const letter of ['E', 'G', 'A']) {
      // The plot is for wider windows: the table says the same.
      const target = page.locator('.ai-consulting__scores b').getByText(letter, { exact: true });
      await target.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await target.tap();
      expect(await page.evaluate(() => scrollY)).toBe(before);
      expect(await lit(page)).toEqual([letter]);
    }
    expect(await verdict(page)).toEqual(['Conciliar o banco: Sem IA: uma fórmula']);
  });

  test('by keys, with one focus ring', async () => {
    const { page } = await open(english, script);
    await page.locator('.ai-consulting__scores input:checked').focus();
    await page.keyboard.press('ArrowDown');
    expect(await lit(page)).toEqual(['C']);
    const rings = await page
      .locator('.ai-consulting *')
      .evaluateAll((all) =>
        all.filter(
          (one) =>
            getComputedStyle(one).outlineStyle === 'solid' && getComputedStyle(one).opacity !== '0',
        ),
      );
    expect(rings).toHaveLength(1);
  });
});

describe.each(byDay([false, true]))('the calendar (JavaScript: %s)', (script) => {
  test('strikes out what comes after a stop, and says what is kept', async () => {
    const { page } = await open(portuguese, script);
    expect(await struck(page)).toEqual([]);
    expect(await kept(page)).toEqual(['A tarefa roda, e é sua.']);
    await page.getByText('Depois do mapa', { exact: true }).click();
    expect(await struck(page)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(await kept(page)).toEqual(['O mapa fica com você.']);
    await page.getByText('Depois da conversa', { exact: true }).click();
    expect(await struck(page)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await kept(page)).toEqual(['Você para antes da semana 1.']);
  });

  test('stops at the Friday that is pressed, and the page stays', async () => {
    const { page } = await open(english, script, 390);
    const friday = page.getByText('Build it?', { exact: true });
    await friday.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await friday.tap();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(await struck(page)).toEqual([5, 6, 7, 8]);
    expect(await kept(page)).toEqual(['You keep the map and the report.']);
  });
});

test('what was chosen before React came stays chosen, and can be changed after', async () => {
  const { page, complaints } = await open(english, true, 1280, true);
  const release = await holdReact(page);
  await page.locator('.ai-consulting__scores').getByText('Comparing quotes').click();
  await page.getByText('After the trial', { exact: true }).click();
  release();
  await hydrate(page);
  expect(await verdict(page)).toEqual(['Comparing quotes: Not yet']);
  expect(await kept(page)).toEqual(['You keep the map and the report.']);
  await page.locator('.ai-consulting__scores').getByText('Weekly report').click();
  expect(await verdict(page)).toEqual(['Weekly report: Next in line']);
  expect(complaints).toEqual([]);
});

test('a line of the sheet is announced by its name', async () => {
  const { page } = await open();
  const radio = page.getByRole('radio', { name: 'Supplier bills', exact: true });
  expect(await radio.count()).toBe(1);
  const group = page.getByRole('group', { name: 'Chores by score' });
  expect(await group.getByRole('radio').count()).toBe(8);
});

test('a browser without :has() hides nothing that it could not show again', async () => {
  const page = await visitWithoutHas(browser, origin + english);
  expect(await verdict(page)).toHaveLength(8);
  expect(await kept(page)).toHaveLength(4);
  const tops = await page
    .locator('.ai-consulting__verdicts > div')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(8);
  await page.context().close();
});

test('on paper all verdicts are printed', async () => {
  const { page } = await open();
  await page.emulateMedia({ media: 'print' });
  expect(await verdict(page)).toHaveLength(8);
  await page.emulateMedia({ media: null });
});

test('the calendar is a table with a name', async () => {
  const { page } = await open(english);
  const table = page.getByRole('table', { name: '8 weeks on the calendar' });
  expect(await table.locator('tbody').count()).toBe(8);
});
