import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testChoice, visible } from '../support/choice';
import { visit } from '../support/visit';

const address = '/pt/landing-page-eventos-inscricoes';

/** The visible parts that depend on a choice, on badge, message and list; and the seats of some talks. */
const read = async (page: Page) => ({
  brought: await visible(page, '.landing-page-eventos__figure [data-talk]'),
  seats: await visible(
    page,
    ['flour', 'starter', 'focaccia']
      .map(
        (talk) =>
          `label[for="talk-${talk}"] :is(.landing-page-eventos__before, .landing-page-eventos__after)`,
      )
      .join(),
  ),
});

const at = [
  ['Forno', 'Fermento natural do zero (Forno)'],
  ['Salão', 'Quanto cobrar pelo pão (Salão)'],
  ['Salão', 'Padaria em casa e alvará (Salão)'],
];
const flour = ['Salão', 'Qual farinha para qual pão (Salão)'];
const queue = ['Espera', 'Focaccia para vender (lista de espera, 3º lugar)'];
const shaping = ['Forno', 'Modelar sem sovar (Forno)'];

const talks = (chosen: (string[] | undefined)[], seats = expect.anything()) => {
  const [rooms, lines] = [0, 1].map((part) => chosen.map((one) => one?.[part]));
  return { brought: [...(rooms ?? []), ...(lines ?? []), ...(rooms ?? [])], seats };
};

const seatsAfterQueue = ['Restam 6', 'Um é seu, restam 13', 'Seu lugar na fila: 3º'];

testChoice({
  address,
  figure: '.landing-page-eventos',
  read,
  first: talks(at),
  steps: [
    ['label[for=talk-shaping]', talks([at[0], shaping, at[2]])],
    ['label[for=talk-pricing]', talks(at)],
    ['label[for=talk-flour]', talks([flour, at[1], at[2]])],
    ['label[for=talk-focaccia]', talks([flour, at[1], queue], seatsAfterQueue)],
  ],
  keys: ['#talk-flour', 'ArrowUp', talks([at[0], at[1], queue])],
  withoutHas: { brought: expect.objectContaining({ length: 18 }), seats: expect.anything() },
});

test('keeps the badge in view on a phone after a choice, while the programme scrolls', async () => {
  const { page } = await visit(address, { javaScriptEnabled: false, width: 390 });
  const bottom = () =>
    page
      .locator('.landing-page-eventos__badge')
      .evaluate((badge) => badge.getBoundingClientRect().bottom);
  await page.locator('label[for="talk-starter"]').evaluate((one) => one.scrollIntoView());
  expect(await bottom()).toBeGreaterThan(800);
  await page.locator('label[for="talk-flour"]').click();
  // Above the bar with the page's action.
  const end = 800 - 64;
  expect(await bottom()).toBeLessThanOrEqual(end);
  expect(await bottom()).toBeGreaterThan(end - 20);

  // The badge does not cover a choice that has the focus.
  await page.setViewportSize({ width: 390, height: 664 });
  await page.locator('#talk-flour').focus();
  await page.keyboard.press('Tab');
  const chosen = page.locator('#talk-pricing:focus + label');
  const badge = page.locator('.landing-page-eventos__badge');
  const [label, cover] = await Promise.all([chosen.boundingBox(), badge.boundingBox()]);
  expect((label?.y ?? 0) + (label?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0);
});
