import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { hydrate } from '../support/browser';
import { holdReact } from '../support/react';
import { setStage } from '../support/stage';
import { tall, visitor, visitWithoutHas } from '../support/visit';

const stage = await setStage();
const address = '/pt/landing-page-consultoria-empresarial';
const open = visitor(stage, address);

const desk = await open();
const phone = await open(address, false, 390);
afterAll(() => Promise.all([desk.page.context().close(), phone.page.context().close()]));

/** The sentences that a reader sees where one of several is shown. */
const seen = (page: Page, within: string): Promise<string[]> =>
  page
    .locator(`${within} .consult__either > span`)
    .evaluateAll((all) =>
      all
        .filter((one) => getComputedStyle(one).visibility === 'visible')
        .map((one) => (one.textContent ?? '').replaceAll('\u00a0', ' ')),
    );

const choose = (page: Page, ...answers: string[]) =>
  answers.reduce(
    (before, answer) =>
      before.then(() =>
        page.locator('.consult__question label').getByText(answer, { exact: true }).click(),
      ),
    Promise.resolve(),
  );

const message = (page: Page) => seen(page, '.consult__message');
const first = async (page: Page) => (await seen(page, '.consult__first')).join();
const shape = (page: Page): Promise<string> =>
  page.locator('.consult__triangle span').evaluate((span) => getComputedStyle(span).clipPath);

const begun = [
  'Empresa: 10–49 pessoas',
  'Margem: não sei',
  'Desconto: o gerente',
  'Segunda: só a venda',
  'Quero começar pela margem.',
];

test('without script, what is answered makes the message, and moves nothing', async () => {
  const { page } = phone;
  const before = await tall(page);
  const drawn = await shape(page);
  expect(await message(page)).toEqual(begun);
  await choose(page, '50 ou mais', 'Sei o valor', 'Só eu', 'Nada fixo');
  expect(await message(page)).toEqual([
    'Empresa: 50 ou mais pessoas',
    'Margem: sei o valor',
    'Desconto: só eu',
    'Segunda: nada fixo',
    'Quero começar pelas decisões.',
  ]);
  expect(await seen(page, '.consult__readings')).toEqual([
    'Você sabe quanto sobra: dá para negociar preço com calma.',
    'O cliente espera no balcão até você atender.',
    'Sem um número fixo, quem avisa é o extrato.',
  ]);
  expect(await shape(page)).not.toBe(drawn);
  expect(await tall(page)).toBe(before);
});

test.each([
  [['Tenho ideia', 'O gerente', 'Só a venda'], 'Comece pela margem.'],
  [['Tenho ideia', 'O gerente', 'Nada fixo'], 'Comece pelos números.'],
  [['Sei o valor', 'Só eu', 'Nada fixo'], 'Comece pelas decisões.'],
  [['Sei o valor', 'Uma regra', 'Só a venda'], 'Comece pelos números.'],
  [['Não sei', 'Só eu', 'Nada fixo'], 'Comece pela margem.'],
  [['Sei o valor', 'Uma regra', 'Caixa e margem'], 'As três em ordem.'],
])('%j begins with the worst, the first of equals', async (answers, expected) => {
  await choose(phone.page, ...answers);
  expect(await first(phone.page)).toBe(expected);
});

test('on a phone a tap leaves the page where it is, with the answer in sight', async () => {
  const { page } = phone;
  const last = page.locator('label[for=measure-1]');
  await last.evaluate((label) => label.scrollIntoView({ block: 'center' }));
  const before = await page.evaluate(() => scrollY);
  await last.tap();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  const strip = await page.locator('.consult__verdict').boundingBox();
  expect(strip?.y).toBeGreaterThanOrEqual(60);
  expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThan(400);
});

test('what was answered before React came stays, and keys go on from there', async () => {
  const { page, complaints } = desk;
  const release = await holdReact(page);
  await choose(page, '1–9', 'Uma regra');
  release();
  await hydrate(page);
  expect(await message(page)).toEqual([
    'Empresa: 1–9 pessoas',
    'Margem: não sei',
    'Desconto: há uma regra',
    'Segunda: só a venda',
    'Quero começar pela margem.',
  ]);
  await page.locator('#margin-2').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await first(page)).toBe('Comece pelos números.');
  const rings = await page
    .locator('.consult *')
    .evaluateAll((all) =>
      all
        .filter(
          (one) =>
            getComputedStyle(one).outlineStyle === 'solid' && getComputedStyle(one).opacity !== '0',
        )
        .map((one) => one.textContent),
    );
  expect(rings).toEqual(['Sei o valor']);
  expect(complaints).toEqual([]);
});

test('without :has() each reading can be read', async () => {
  const page = await visitWithoutHas(stage.browser, stage.origin + address);
  expect(await seen(page, '.consult__readings')).toHaveLength(9);
  expect(await seen(page, '.consult__first')).toEqual([
    'Comece pela margem.',
    'Comece pelas decisões.',
    'Comece pelos números.',
    'As três em ordem.',
  ]);
  await page.context().close();
});
