import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { testChoice, visible } from '../support/choice';

/** The visible parts that depend on a choice, how many cars are drawn, and where the car stops. */
const read = async (page: Page) => ({
  slip: await visible(page, '#request span:is([data-when-a], [data-when-b])'),
  total: await visible(page, '[role="status"] > span'),
  terms: await visible(page, '.landing-page-locadora__strip ~ dl span'),
  cars: (await visible(page, '.landing-page-locadora__driven svg')).length,
  // Where the car stops: the index of the day whose middle it has reached.
  stops: await page.evaluate(() => {
    const width = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().width ?? 0;
    const days = document.querySelectorAll('.landing-page-locadora__days li').length;
    return (
      Math.round(
        (width('.landing-page-locadora__driven') / width('.landing-page-locadora__days')) *
          days *
          2,
      ) /
        2 -
      0.5
    );
  }),
});

const choice = (car: string, back: string, sum: string, stops: number) => ({
  slip: [car, back, sum],
  total: expect.anything(),
  terms: expect.anything(),
  cars: 1,
  stops,
});

const van = choice('Utilitário', 'qui 15/04, 9h', '7 diárias × R$ 162,00 R$ 1.134,00', 7);
const cheap = choice('Econômico', 'dom 11/04, 9h', '3 diárias × R$ 120,00 R$ 360,00', 3);

testChoice({
  address: '/pt/landing-page-locadora-veiculos',
  figure: '.landing-page-locadora',
  read,
  first: expect.objectContaining({ cars: 1 }),
  steps: [
    ['label[for=car-economico]', expect.objectContaining({ cars: 1 })],
    ['label[for=days-3]', cheap],
    ['label[for=car-suv]', expect.objectContaining({ cars: 1, stops: 3 })],
    [
      'label[for=days-15]',
      choice('SUV', 'sex 23/04, 9h', '15 diárias × R$ 168,00 R$ 2.520,00', 15),
    ],
    ['label[for=days-7]', expect.objectContaining({ cars: 1, stops: 7 })],
    [
      'label[for=car-utilitario]',
      {
        ...van,
        total: ['R$ 1.134,00 7 diárias × R$ 162,00, tarifa 10% menor'],
        terms: [
          'R$ 1.200 bloqueados no cartão',
          'incluída, com franquia de até R$ 3.000',
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
