import { expect, test } from 'vitest';
import { visit } from '../support/visit';

/** Pages with a group of labels whose chosen one must differ, and parts of a key that must keep their colours. */
test.each([
  ['/en/services/affiliate-link-generator', '.affiliate__choice', ''],
  ['/en/services/ai-consulting', '.ai-consulting__stops', ''],
  ['/en/services/data-engineering', '.data-engineering__sources', ''],
  ['/pt/captura-leads-online', '.capture__sources', ''],
  [
    '/en/services/process-automation',
    '.process-automation__board',
    '.process-automation__key span',
  ],
])('%s shows the chosen option and the key in forced colours', async (address, group, key) => {
  const { page } = await visit(address);
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = (label: Element) => getComputedStyle(label).backgroundColor;
  if (group) {
    // Some groups begin without a choice.
    await page.locator(`${group} label`).first().click();
    const grounds = await page
      .locator(`${group} label`)
      .evaluateAll((all) => all.map((label) => getComputedStyle(label).backgroundColor));
    const chosen = await page.locator(`${group} :checked + label`).evaluate(ground);
    expect(grounds.filter((other) => other === chosen)).toHaveLength(1);
  }
  if (key) {
    const adjusted = await page
      .locator(key)
      .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').forcedColorAdjust));
    expect(new Set(adjusted)).toEqual(new Set(['none']));
  }
  // Numbers of the chart have an outline, because they lie over its bars.
  const strokes = await page
    .locator('.data-engineering__chart text')
    .evaluateAll((all) => [...new Set(all.map((text) => getComputedStyle(text).stroke))]);
  expect(strokes).toEqual(group.includes('data-engineering') ? ['rgb(255, 255, 255)'] : []);
});
