import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrate } from '../support/browser';
import { holdReact } from '../support/react';
import { setStage } from '../support/stage';
import { tall, visitor, visitWithoutHas } from '../support/visit';

const stage = await setStage();

const address = '/pt/landing-page-advogados-escritorio';

const open = visitor(stage, address);

/** The names of the rules that can be read. */
const seen = (page: Page): Promise<string[]> =>
  page
    .locator('.law__rules li')
    .evaluateAll((rules) =>
      rules
        .filter((rule) => getComputedStyle(rule).visibility === 'visible')
        .map((rule) => rule.querySelector('strong')?.textContent ?? ''),
    );

/** The places of the parts that are marked. */
const marked = (page: Page): Promise<number[]> =>
  page
    .locator('.law__drawn')
    .evaluateAll((parts) =>
      parts.flatMap((part, at) => (getComputedStyle(part).boxShadow === 'none' ? [] : [at + 1])),
    );

const names = [
  'Nome e inscrição',
  'Caráter informativo',
  'Áreas de atuação',
  'Retratos e marca',
  'Artigos',
  'Contato',
];

test('on a phone a touch on a part of the page shows its rule, and scrolls nowhere', async () => {
  const { page, complaints } = await open(address, true, 390);
  const release = await holdReact(page);
  expect(await seen(page)).toEqual(['Nome e inscrição']);
  const height = await tall(page);
  for (const [at, name] of names.entries()) {
    const part = page.locator('.law__part').nth(at);
    // Below the rule, which stays under the header while the parts pass.
    await part.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await page.evaluate(() => scrollY);
    await part.locator('.law__drawn').tap({ force: true });
    expect(await seen(page)).toEqual([name]);
    expect(await marked(page)).toEqual([at + 1]);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    const { top, bottom } = await page
      .locator(`[data-rule="${at + 1}"]`)
      .evaluate((rule) => rule.getBoundingClientRect().toJSON());
    expect(top).toBeGreaterThanOrEqual(60);
    expect(bottom).toBeLessThanOrEqual(800);
  }
  expect(await tall(page)).toBe(height);
  release();
  await hydrate(page);
  expect(await seen(page)).toEqual(['Contato']);
  await page.locator('.law__part input:checked').focus();
  await page.keyboard.press('ArrowUp');
  expect(await seen(page)).toEqual(['Artigos']);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('on a desk all rules stand there; without script one is marked by a click, and found by its label', async () => {
  const { page, complaints } = await open(address, false);
  expect(await seen(page)).toEqual(names);
  await page.locator('.law__part').nth(3).click();
  expect(await marked(page)).toEqual([4]);
  await page.getByRole('radio', { name: 'Prov. 205 art. 3º, III' }).check();
  expect(await marked(page)).toEqual([3]);
  for (const size of [320, 390, 1280]) {
    await page.setViewportSize({ width: size, height: 800 });
    for (const part of await page.locator('.law__part').all())
      expect((await part.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a browser without :has() shows all rules, and still marks what is chosen', async () => {
  const page = await visitWithoutHas(stage.browser, stage.origin + address);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await seen(page)).toEqual(names);
  await page.locator('.law__part').nth(1).click();
  expect(await marked(page)).toEqual([2]);
  await page.context().close();
});

test('each subject is carried from its button to the message', async () => {
  const { page, complaints } = await open();
  for (const [name, subject] of [
    ['Quero um site para o escritório', 'Site para Advogados'],
    ['Orçamento da landing page', 'Orçamento Landing Page Jurídica'],
    ['Site de um advogado só', 'Site Profissional para Advogado'],
    ['Pedir orçamento por escrito', 'Orçamento Site Jurídico'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await page.waitForURL('**/pt/contact?*');
    const link = page.getByRole('main').locator('a[href^="https://wa.me/"]').first();
    const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
    expect(text).toBe(
      `Olá! Quero um site para o meu escritório de advocacia.\nAssunto: ${subject}`,
    );
    await page.goBack();
    await page.waitForURL(`**${address}`);
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});
