import type { Page } from 'playwright-core';
import { testChoice, visible } from '../support/choice';

/** The choices whose outline a picture shows. */
const outlined = (page: Page, group: 'a' | 'b'): Promise<(string | null)[]> =>
  page
    .locator(`[data-mark-${group}]`)
    .evaluateAll(
      (all, name) =>
        all
          .filter((one) => getComputedStyle(one.firstElementChild as Element).stroke !== 'none')
          .map((one) => one.getAttribute(name)),
      `data-mark-${group}`,
    );

/** The outlines of both pictures, the inks of the second one as it is printed, and the sentences about it. */
const read = async (page: Page) => ({
  made: await outlined(page, 'a'),
  edited: await outlined(page, 'b'),
  inks: await page.locator('div.nano-banana-api__edited').evaluate((one) => {
    const style = getComputedStyle(one);
    return ['--awning', '--night', '--bicycle'].map((name) => style.getPropertyValue(name));
  }),
  results: (await visible(page, '.nano-banana-api__figure [role=status] > span')).length,
});

const printed = (made: string, edited: string, inks: string[]) => ({
  made: [made],
  edited: [edited],
  inks,
  results: 2,
});

const [yellow, red, dusky] = ['#f2c230', '#c94a36', '#8f3540'];

testChoice({
  address: '/nano-banana-api?lang=en',
  figure: '.nano-banana-api__figure',
  read,
  first: printed('3', '1', [yellow, '0', '1']),
  steps: [
    ['label[for=part-cat]', printed('4', '1', [yellow, '0', '1'])],
    ['label:has-text("Make it night")', printed('4', '2', [dusky, '1', '1'])],
    ['label:has-text("Take the bicycle away")', printed('4', '3', [red, '0', '0'])],
  ],
  keys: ['#part-cat', 'ArrowDown', printed('5', '3', [red, '0', '0'])],
  withoutHas: { made: [], edited: [], inks: [yellow, '0', '1'], results: 9 },
});
