import { describe, expect, test } from 'vitest';
import { everyRowNightly, everySecondByDay } from '../../support/exhaustive';
import { addresses, sample } from '../support/addresses';
import { findSilentChoices } from '../support/announcements';
import { hydrate } from '../support/browser';
import { visit } from '../support/visit';

describe.each(everySecondByDay(sample(addresses)))('$address', ({ address }) => {
  // The first two are windows of 1280 × 1024 px at 400 % and of 1280 × 800 px at 200 %.
  test.each(
    everyRowNightly([
      [320, 256],
      [640, 400],
      [1366, 800],
    ]),
  )('announces what a choice leads to where it changes texts (%s px)', async (width, height) => {
    const { page } = await visit(address, { width, height });
    await hydrate(page);
    expect(await findSilentChoices(page)).toEqual([]);
  });
});

test.each(
  everyRowNightly([
    [
      '/en/products/ocr-document-pro',
      'field',
      'figure:has([name="field"]) .stack-2 > [role="status"]',
    ],
    ['/nano-banana-api?lang=pt', 'part', 'div:has(> fieldset [name="part"]) > [role="status"]'],
  ]),
)('%s: says of each %s what it marks in a picture', async (address, name, region) => {
  const { page } = await visit(address);
  const inputs = page.locator(`input[name="${name}"]`);
  const told: string[] = [];
  for (const input of await inputs.all()) {
    await input.evaluate((one: HTMLInputElement) => one.click());
    told.push((await page.locator(region).innerText()).trim());
  }
  expect(new Set(told).size, told.join(' | ')).toBe(await inputs.count());
});
