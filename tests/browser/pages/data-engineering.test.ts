import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { marked, testChoice, visible } from '../support/choice';
import { visit } from '../support/visit';

const address = '/en/services/data-engineering';

/** The story, the share, the values below the chart, and the marked line of the account. */
const read = async (page: Page) => ({
  story: await visible(page, '.data-engineering__story h3'),
  share: await visible(page, '#may [role=status] > span'),
  values: await visible(page, '.data-engineering__of text:not([text-anchor])'),
  line: await marked(page, '.data-engineering__account [data-source]', 'backgroundColor'),
});

const sheet = {
  story: ['The wrong row of the order sheet'],
  share: ['Order sheet: 15% of the half-year’s sales, 29 rows in May'],
  values: ['14.1', '13.2', '12.6', '11.9', '12.9', '10.7'],
  line: ['Order sheet+$1,250.00'],
};

const bank = {
  story: ['The wrong row of the bank'],
  share: ['Bank: 7% of the half-year’s sales, 42 rows in May'],
  values: ['5.2', '4.8', '5.9', '6.3', '7.2', '6.6'],
  line: ['Bank−$1,250.00'],
};

/** Of the others, that one of each is lit. */
const other = (name: string) => ({
  story: [`The wrong row of the ${name}`],
  share: [expect.any(String)],
  values: Array(6).fill(expect.any(String)),
  line: [expect.any(String)],
});

testChoice({
  address,
  figure: '.data-engineering__sources',
  read,
  first: sheet,
  steps: [
    ['label[for=source-bank]', bank],
    ['label[for=source-shop]', other('online store')],
    ['label[for=source-erp]', other('ERP')],
    ['label[for=source-sheet]', sheet],
  ],
  keys: ['#source-sheet', 'ArrowDown', bank],
  withoutHas: {
    story: expect.objectContaining({ length: 4 }),
    share: expect.anything(),
    values: [],
    line: expect.anything(),
  },
});

test('draws the bar of May as high as its figure', async () => {
  const { page } = await visit(address);
  const filled = await page.locator('.data-engineering__chart svg').evaluate((svg) => {
    const ticks = [...svg.querySelectorAll('[text-anchor=end]')];
    const at = (text: string) =>
      Number(ticks.find((tick) => tick.textContent === text)?.getAttribute('y'));
    const x = Number(svg.querySelector(':scope > [font-weight] text')?.getAttribute('x'));
    const part = svg.querySelector<SVGPathElement>('[data-source="bank"] > path');
    // The words of the axis stand 3 below their lines.
    const y = (thousands: number) => at('0') - 3 + ((at('80') - at('0')) / 80) * thousands;
    const probe = (thousands: number) => part?.isPointInFill(new DOMPoint(x, y(thousands)));
    return [90, 90.5, 97.2, 97.7].map(probe);
  });
  expect(filled).toEqual([false, true, true, false]);
});
