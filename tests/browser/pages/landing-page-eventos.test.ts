import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { hydrate } from '../support/browser';
import { holdReact } from '../support/react';
import { setStage } from '../support/stage';
import { tall, visitor, visitWithoutHas } from '../support/visit';

const stage = await setStage();
const address = '/pt/landing-page-eventos-inscricoes';
const open = visitor(stage, address);

const choose = (page: Page, talk: string) => page.locator(`label[for="talk-${talk}"]`).click();

/** What can be seen of what the choices bring: on the badge, in the message, in the list. */
const brought = (page: Page): Promise<string[]> =>
  page
    .locator('.event__figure [data-talk]')
    .evaluateAll((all) =>
      all
        .filter((one) => (one as HTMLElement).checkVisibility({ visibilityProperty: true }))
        .map((one) => one.textContent ?? ''),
    );

/** What is said of the seats of a talk. */
const seats = (page: Page, talk: string): Promise<string[]> =>
  page
    .locator(`label[for="talk-${talk}"] :is(.event__before, .event__after)`)
    .evaluateAll((all) =>
      all
        .filter((one) => (one as HTMLElement).checkVisibility({ visibilityProperty: true }))
        .map((one) => one.textContent ?? ''),
    );

const first = [
  ...['Forno', 'Salão', 'Salão'],
  'Fermento natural do zero (Forno)',
  'Quanto cobrar pelo pão (Salão)',
  'Padaria em casa e alvará (Salão)',
  ...['Forno', 'Salão', 'Salão'],
];

const queued = [
  ...['Salão', 'Salão', 'Espera'],
  'Qual farinha para qual pão (Salão)',
  'Quanto cobrar pelo pão (Salão)',
  'Focaccia para vender (lista de espera, 3ª da fila)',
  ...['Salão', 'Salão', 'Espera'],
];

describe.each([
  [false, 390],
  [true, 1280],
])('a choice (JavaScript: %s, %s px)', async (script, width) => {
  const { page, complaints } = await open(address, script, width);
  afterAll(() => page.context().close());

  test('fills badge, message and list, and moves nothing', async () => {
    expect(await brought(page)).toEqual(first);
    const before = await tall(page);
    await choose(page, 'flour');
    await choose(page, 'focaccia');
    expect(await brought(page)).toEqual(queued);
    expect(await tall(page)).toBe(before);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('takes a seat, or a place in the queue', async () => {
    expect(await seats(page, 'flour')).toEqual(['Um é seu, restam 13']);
    expect(await seats(page, 'starter')).toEqual(['Restam 6']);
    expect(await seats(page, 'focaccia')).toEqual(['Você é o 3º da fila']);
  });

  test('is made by keys as well, with one ring', async () => {
    await page.locator('#talk-flour').focus();
    await page.keyboard.press('ArrowUp');
    expect((await brought(page))[3]).toBe('Fermento natural do zero (Forno)');
    const rings = await page
      .locator('.event *')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).outlineStyle === 'solid'));
    expect(rings).toHaveLength(1);
  });

  test('is tapped without the page moving', async () => {
    const label = page.locator('label[for="talk-shaping"]');
    await label.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 120));
    const before = await page.evaluate(() => scrollY);
    await label.tap();
    expect((await brought(page))[4]).toBe('Modelar sem sovar (Forno)');
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(complaints).toEqual([]);
  });
});

test('the badge stays in view on a phone while the programme is read', async () => {
  const { page } = await open(address, false, 390);
  const bottom = () =>
    page.locator('.event__badge').evaluate((badge) => badge.getBoundingClientRect().bottom);
  await page.locator('label[for="talk-starter"]').evaluate((one) => one.scrollIntoView());
  // Above the bar with the page's action.
  const end = 800 - 64;
  expect(await bottom()).toBeLessThanOrEqual(end);
  expect(await bottom()).toBeGreaterThan(end - 20);

  // Of a choice that keys have come to, nothing is below it.
  await page.setViewportSize({ width: 390, height: 664 });
  await page.locator('#talk-starter').focus();
  await page.keyboard.press('Tab');
  const chosen = page.locator('#talk-pricing:focus + label');
  const badge = page.locator('.event__badge');
  const [label, cover] = await Promise.all([chosen.boundingBox(), badge.boundingBox()]);
  expect((label?.y ?? 0) + (label?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0);
  await page.context().close();
});

test('what was chosen before React came stays chosen, and the link leads to the plans', async () => {
  const { page, complaints } = await open();
  const release = await holdReact(page);
  await choose(page, 'flour');
  await choose(page, 'focaccia');
  release();
  await hydrate(page);
  expect(await brought(page)).toEqual(queued);
  await choose(page, 'starter');
  await choose(page, 'licence');
  expect(await brought(page)).toEqual(first);
  await page.locator('a[href="#plans"]').click();
  const top = () =>
    page.locator('#plans-title').evaluate((title) => title.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(400);
  expect(await top()).toBeGreaterThan(68);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a browser without :has() shows what all talks would bring', async () => {
  const page = await visitWithoutHas(stage.browser, stage.origin + address);
  expect(await brought(page)).toHaveLength(18);
  await page.context().close();
});
