import { expect, test } from 'vitest';
import { visit } from '../support/visit';

test('keeps the colours of a key in forced colours', async () => {
  const { page } = await visit('/en/services/process-automation');
  await page.emulateMedia({ forcedColors: 'active' });
  const adjusted = await page
    .locator('.process-automation__key span')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').forcedColorAdjust));
  expect(new Set(adjusted)).toEqual(new Set(['none']));
});
