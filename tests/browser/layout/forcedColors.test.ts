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

test('shows the chosen field in forced colours while the pointer is over another one', async () => {
  const { page } = await visit('/pt/extracao-dados-nfse');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.getByText('Emissão', { exact: true }).click();
  await page.getByText('Código de verificação', { exact: true }).last().hover();
  const [ink, ground] = await page
    .getByRole('radio', { checked: true })
    .first()
    .evaluate((radio) => {
      const label = radio.nextElementSibling as HTMLElement;
      const grounds = [label, radio.parentElement as HTMLElement, document.body].map(
        (one) => getComputedStyle(one).backgroundColor,
      );
      return [
        getComputedStyle(label.firstElementChild as HTMLElement).color,
        grounds.find((colour) => colour !== 'rgba(0, 0, 0, 0)'),
      ];
    });
  expect(ink).not.toBe(ground);
});
