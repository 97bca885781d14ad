import type { Page } from 'playwright-core';
import { testChoice, visible } from '../support/choice';

/** The names of the visible marks and sentences of a picture. */
const shown = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(`${selector} [data-shows]:visible`)
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-shows')?.split('-')[1] ?? ''));

/** Marks and words of both pictures, and the inks of the second one as it is printed. */
const read = async (page: Page) => ({
  made: await shown(page, '.nano-banana-api__made'),
  edited: await shown(page, '.nano-banana-api__edited'),
  inks: await page.locator('.nano-banana-api__edited').evaluate((one) => {
    const style = getComputedStyle(one);
    return ['--awning', '--night', '--bicycle'].map((name) => style.getPropertyValue(name));
  }),
  results: (await visible(page, '.nano-banana-api__results li')).length,
});

const printed = (made: string, edited: string, inks: string[]) => ({
  made: [made],
  edited: [edited, edited],
  inks,
  results: 1,
});

const [yellow, red, dusky] = ['#f2c230', '#c94a36', '#8f3540'];

testChoice({
  address: '/nano-banana-api?lang=en',
  figure: '.nano-banana-api__figure',
  read,
  first: printed('awning', 'awning', [yellow, '0', '1']),
  steps: [
    ['label[for=part-cat]', printed('cat', 'awning', [yellow, '0', '1'])],
    ['label:has-text("Make it night")', printed('cat', 'night', [dusky, '1', '1'])],
    ['label:has-text("Take the bicycle away")', printed('cat', 'removed', [red, '0', '0'])],
  ],
  keys: ['#part-cat', 'ArrowDown', printed('bicycle', 'removed', [red, '0', '0'])],
  withoutHas: {
    made: [],
    edited: ['awning', 'night', 'removed'],
    inks: [yellow, '0', '1'],
    results: 3,
  },
});
