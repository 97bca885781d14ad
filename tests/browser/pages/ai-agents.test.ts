import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibleTexts, testChoice, visible } from '../support/choice';
import { visit } from '../support/visit';

const address = '/en/services/ai-agents';

/** The two numbers below the chat, which style rules count, as assistive technology is told them. */
const readTally = async (page: Page): Promise<(string | undefined)[]> =>
  (await accessibleTexts(page)).flatMap((text, at, all) =>
    /^(answered$|for Davi, back)/.test(text) ? [all[at - 1]] : [],
  );

const seen = async (page: Page) => ({
  answers: await visible(page, '.agents__sure, .agents__unsure'),
  found: (await visible(page, '.agents__found')).length,
  queued: await visible(page, '.agents__gone .agents__note'),
  tally: await readTally(page),
});

const says = (words: string) => expect.stringContaining(words);
const known = [
  says('$52 altogether'),
  expect.any(String),
  says('was free and I booked it'),
  expect.any(String),
];
const unknown = [says('I cannot see prices now'), ...known.slice(1)];
const lost = [unknown[0], known[1], says('I cannot open the calendar now'), known[3]];
const first = { answers: known, found: 3, queued: [] as unknown[], tally: ['3', '1'] };
const price = says('price of a 9-speed chain');
const off = { answers: unknown, found: 2, queued: [price], tally: ['2', '2'] };

testChoice({
  address,
  figure: '.agents',
  seen,
  first,
  steps: [
    ['label[for=source-prices]', off],
    ['#source-prices', first],
    ['label[for=source-prices]', off],
  ],
  keys: [
    '#source-calendar',
    'Space',
    { answers: lost, found: 1, queued: [price, expect.any(String)], tally: ['1', '3'] },
  ],
  unheard: expect.anything(),
});

test('a source is reached by keys both ways, and nothing covers it', async () => {
  const { page } = await visit(address, { javaScriptEnabled: false });
  const ids = ['prices', 'hours', 'calendar'];
  const expectSeen = async (id: string) => {
    const control = page.locator(`#source-${id}`);
    expect(
      await control.evaluate((one) => {
        const { left, right, top } = one.getBoundingClientRect();
        const above = document.elementFromPoint((left + right) / 2, top + 2);
        return one === document.activeElement && above === one;
      }),
    ).toBe(true);
  };
  await page.locator('.agents__more').focus();
  for (const id of ids) {
    await page.keyboard.press('Tab');
    await expectSeen(id);
    await page.keyboard.press('Space');
  }
  expect(await readTally(page)).toEqual(['0', '4']);
  await page.locator('.footer a').first().focus();
  for (let steps = 0; steps < 10; steps += 1) {
    await page.keyboard.press('Shift+Tab');
    if (await page.evaluate(() => document.activeElement?.id === 'source-calendar')) break;
  }
  for (const id of ids.toReversed()) {
    await expectSeen(id);
    await page.keyboard.press('Shift+Tab');
  }
});
