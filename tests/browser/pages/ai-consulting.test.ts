import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { marked, testChoice, visible } from '../support/choice';
import { visit } from '../support/visit';

const address = '/en/services/ai-consulting';

const verdict = (page: Page) => visible(page, '#sheet [role=status] > span');

/** The letters that are marked in the drawing, and those of the marked lines: they have to agree. */
const readLit = async (page: Page): Promise<string[]> => {
  const lines = await marked(page, '.ai-consulting__scores tbody tr', 'backgroundColor', 'b');
  expect(await marked(page, '.ai-consulting__grid label', 'backgroundColor', 'b')).toEqual(lines);
  return lines;
};

/** The weeks whose bars are gone from the calendar. */
const readGone = (page: Page): Promise<number[]> =>
  page
    .locator('#calendar tbody')
    .evaluateAll((weeks) =>
      weeks.flatMap((week, at) =>
        [...week.querySelectorAll('td[data-stream] > :last-child')].some(
          (bar) => getComputedStyle(bar).visibility === 'hidden',
        )
          ? [at + 1]
          : [],
      ),
    );

const read = async (page: Page) => ({
  verdict: (await verdict(page)).join(),
  lit: (await readLit(page)).join(),
  result: (await visible(page, '#calendar [role=status] > span')).join(),
  gone: await readGone(page),
});

const first = {
  verdict: 'Entering supplier invoices: First AI project',
  lit: 'B',
  result: 'The task runs, and it’s yours.',
  gone: [] as number[],
};

const formula = {
  ...first,
  verdict: 'Matching bank payments to sales: No AI: a formula',
  lit: 'A',
};
const map = { ...formula, result: 'You keep the task map.', gone: [3, 4, 5, 6, 7, 8] };
const talk = { result: 'You stop before week 1.', gone: [1, 2, 3, 4, 5, 6, 7, 8] };
const trial = { result: 'You keep the map and the report.', gone: [5, 6, 7, 8] };
const texts = { verdict: 'Writing product descriptions: In the queue', lit: 'C' };

testChoice({
  address,
  figure: '.ai-consulting',
  read,
  first,
  steps: [
    ['.ai-consulting__scores label[for=task-1]', formula],
    ['label[for=stop-map]', map],
    ['label[for=stop-talk]', { ...formula, ...talk }],
    ['#stop-work + label', { ...formula, result: first.result }],
    ['#calendar label:text-is("Build it?")', { ...formula, ...trial }],
    ['.ai-consulting__scores label[for=task-2]', { ...first, ...trial }],
  ],
  keys: ['.ai-consulting__scores input:checked', 'ArrowDown', { ...texts, ...trial }],
  withoutHas: { verdict: expect.any(String), lit: '', result: expect.any(String), gone: [] },
});

test('names radio buttons, group and table for assistive technology, and prints all verdicts', async () => {
  const { page } = await visit(address);
  const radio = page.getByRole('radio', {
    name: 'Entering supplier invoices First AI project',
    exact: true,
  });
  expect(await radio.count()).toBe(1);
  const group = page.getByRole('group', { name: 'Tasks by score' });
  expect(await group.getByRole('radio').count()).toBe(8);
  const table = page.getByRole('table', { name: 'A plan of 8 weeks' });
  expect(await table.locator('tbody').count()).toBe(8);
  await page.emulateMedia({ media: 'print' });
  expect(await visible(page, '#sheet figure p.overlay > span')).toHaveLength(8);
});
