import { expect, test } from 'vitest';
import { visit } from '../support/visit';

test('the text of an open part of the reference is selected by dragging over it', async () => {
  const { page } = await visit('/en/products/nfse-extraction', { width: 1366 });
  await page.locator('summary', { hasText: 'Errors' }).click();
  const cell = page.locator('#errors td:visible').first();
  const words = await cell.innerText();
  const box = await cell.boundingBox();
  if (!box) throw new Error('no cell is shown');
  await page.mouse.move(box.x + 1, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  expect(words.length).toBeGreaterThan(2);
  expect((await page.evaluate(() => String(getSelection()))).trim()).toContain(words.trim());
});
