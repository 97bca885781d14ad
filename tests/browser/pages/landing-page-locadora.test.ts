import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { testChoice, visible } from '../support/choice';

/** The visible parts that depend on a choice, and the days that are marked. */
const read = async (page: Page) => ({
  slip: await visible(page, '#request span:is([data-when-a], [data-when-b])'),
  total: await visible(page, '[role="status"] > span'),
  terms: await visible(page, '.landing-page-locadora__days + dl span'),
  // How many days are marked as rented.
  days: await page
    .locator('.landing-page-locadora__days li')
    .evaluateAll(
      (all) =>
        all.filter((day) => getComputedStyle(day).backgroundColor !== 'rgba(0, 0, 0, 0)').length,
    ),
});

const choice = (car: string, back: string, sum: string, days: number) => ({
  slip: [car, back, sum],
  total: expect.anything(),
  terms: expect.anything(),
  // The day of the pick-up is one of them.
  days: days + 1,
});

const van = choice('Utilitário', 'qui 15/04, 9h', '7 diárias × R$ 162,00 R$ 1.134,00', 7);
const cheap = choice('Econômico', 'dom 11/04, 9h', '3 diárias × R$ 120,00 R$ 360,00', 3);

testChoice({
  address: '/pt/landing-page-locadora-veiculos',
  figure: '.landing-page-locadora',
  read,
  first: expect.objectContaining({ days: 8 }),
  steps: [
    ['label[for=car-economico]', expect.objectContaining({ days: 8 })],
    ['label[for=days-3]', cheap],
    ['label[for=car-suv]', expect.objectContaining({ days: 4 })],
    [
      'label[for=days-15]',
      choice('SUV', 'sex 23/04, 9h', '15 diárias × R$ 168,00 R$ 2.520,00', 15),
    ],
    ['label[for=days-7]', expect.objectContaining({ days: 8 })],
    [
      'label[for=car-utilitario]',
      {
        ...van,
        total: ['R$ 1.134,00 7 diárias × R$ 162,00 tarifa 10% menor'],
        terms: [
          'R$ 1.200 bloqueados no cartão',
          'incluída; em caso de dano, a sua parte é de até R$ 3.000',
          '1.050 km; R$ 0,90 por km a mais',
        ],
      },
    ],
  ],
  keys: [
    '#days-7',
    'ArrowRight',
    choice('Utilitário', 'sex 23/04, 9h', expect.stringContaining('15 diárias'), 15),
  ],
  withoutHas: expect.objectContaining({ slip: expect.objectContaining({ length: 15 }) }),
});
