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
  const field = (name: string) => page.getByRole('radio', { name });
  const point = async (name: string) => {
    await field(name).scrollIntoViewIfNeeded();
    const box = await field(name).boundingBox();
    if (!box) throw new Error(`no ${name}`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.click(...(await point('Emissão 14/03/2025')));
  expect(await field('Emissão 14/03/2025').isChecked()).toBe(true);
  await page.mouse.move(...(await point('Código de verificação')));
  const [ink, ground] = await field('Emissão 14/03/2025').evaluate((radio) => {
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
