import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibleTexts, testChoice, visible } from '../support/choice';
import { visit } from '../support/visit';

const address = '/en/services/ai-agents';

/** The two CSS counters that the bird says, as assistive technology reads them. */
const readTally = async (page: Page): Promise<(string | undefined)[]> => {
  const texts = await accessibleTexts(page);
  return ['answered from your data', 'left for Davi'].map((says) => texts[texts.indexOf(says) - 1]);
};

const read = async (page: Page) => ({
  answers: await visible(page, '.ai-agents__sure, .ai-agents__unsure'),
  found: (await visible(page, '.ai-agents__found')).length,
  queued: await visible(page, '.ai-agents__gone .ai-agents__note'),
  tally: await readTally(page),
});

const says = (words: string) => expect.stringContaining(words);
const withEverything = [
  says('$52 altogether'),
  expect.any(String),
  says('was free, so I booked it'),
  expect.any(String),
];
const withoutPrices = [says('I can’t see prices right now'), ...withEverything.slice(1)];
const withoutCalendar = [
  withoutPrices[0],
  withEverything[1],
  says('I can’t open the calendar right now'),
  withEverything[3],
];
const first = { answers: withEverything, found: 3, queued: [] as unknown[], tally: ['3', '1'] };
const priceQuestion = says('price of a 9-speed chain');
const pricesOff = { answers: withoutPrices, found: 2, queued: [priceQuestion], tally: ['2', '2'] };

testChoice({
  address,
  figure: '.ai-agents',
  read,
  first,
  steps: [
    ['label[for=source-prices]', pricesOff],
    ['#source-prices', first],
    ['label[for=source-prices]', pricesOff],
  ],
  keys: [
    '#source-calendar',
    'Space',
    {
      answers: withoutCalendar,
      found: 1,
      queued: [priceQuestion, expect.any(String)],
      tally: ['1', '3'],
    },
  ],
  withoutHas: expect.anything(),
});

test('shows each source uncovered when keys focus it from above and from below', async () => {
  const { page } = await visit(address, { javaScriptEnabled: false });
  const ids = ['prices', 'hours', 'calendar'];
  // A control comes into view from below, and then from above.
  for (const [from, way] of [
    ['.action > :last-child', ids],
    ['.footer a', ids.toReversed()],
  ] as const) {
    await page.locator(from).first().focus();
    for (const id of way) {
      await page.locator(`#source-${id}`).focus();
      const above = await page.evaluate(() => {
        const { left, right, top } =
          document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        return document.elementFromPoint((left + right) / 2, top + 2)?.id;
      });
      expect(above).toBe(`source-${id}`);
      if (from !== '.footer a') await page.keyboard.press('Space');
    }
  }
  expect(await readTally(page)).toEqual(['0', '4']);
});
