import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testChoice, visible } from '../support/choice';
import { visit, visitWithoutHas } from '../support/visit';

const address = '/pt/landing-page-advogados-escritorio';

/** The rules that can be read, and the places of the parts that are marked. */
const read = async (page: Page) => ({
  rules: await visible(page, '.landing-page-advogados__rules > span', 'strong'),
  marked: await page
    .locator('.landing-page-advogados__drawn')
    .evaluateAll((parts) =>
      parts.flatMap((part, at) => (getComputedStyle(part).boxShadow === 'none' ? [] : [at + 1])),
    ),
});

const names = [
  'Nome e inscrição',
  'Caráter informativo',
  'Áreas de atuação',
  'Retratos e marca',
  'Artigos',
  'Contato',
];

const rule = (at: number) => ({ rules: names.slice(at - 1, at), marked: [at] });

testChoice({
  address,
  figure: '.landing-page-advogados__office',
  read,
  first: { rules: names.slice(0, 1), marked: [1] },
  steps: [2, 3, 4, 5, 6].map((at) => [
    `.landing-page-advogados__part:nth-of-type(${at})`,
    rule(at),
  ]),
  keys: ['.landing-page-advogados__part input:checked', 'ArrowUp', rule(5)],
  withoutHas: { rules: names, marked: [1] },
  // All rules stand there.
  onDesk: (shown) => ({ ...(shown as object), rules: names }),
});

test('keeps the rule of the chosen part in view on a phone, below the header', async () => {
  const { page } = await visit(address, { javaScriptEnabled: false, width: 390 });
  for (const at of [1, 4, 6]) {
    const part = page.locator('.landing-page-advogados__part').nth(at - 1);
    await part.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await part.locator('.landing-page-advogados__drawn').tap({ force: true });
    expect(await read(page)).toEqual(rule(at));
    const box = await page.locator(`#rule-${at}-note`).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(60);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('radio', { name: 'Áreas de atuação: Prov. 205 art. 3º, III' }).check();
  expect(await read(page)).toEqual({ rules: names, marked: [3] });
});

test('says on a desk the chosen rule alone, and describes each part by its rule', async () => {
  const { page } = await visit(address);
  for (const at of [1, 3]) {
    const choice = page.getByRole('radio').nth(at - 1);
    await choice.check({ force: true });
    const told = await page.locator('figure [role="status"]').innerText();
    expect(names.filter((name) => told.includes(name))).toEqual([names[at - 1]]);
    expect(await choice.getAttribute('aria-describedby')).toBe(`rule-${at}-note`);
  }
});

test('marks the chosen part in a browser without :has()', async () => {
  const page = await visitWithoutHas(address);
  await page.locator('.landing-page-advogados__part').nth(1).click();
  expect(await read(page)).toEqual({ rules: names, marked: [2] });
});
