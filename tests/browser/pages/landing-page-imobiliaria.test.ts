import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { testChoice, visible } from '../support/choice';

/** The visible parts that depend on a choice, and the light of the drawing. */
const read = async (page: Page) => ({
  parts: await visible(page, 'main span:is([data-when-a], [data-when-b])'),
  sky: await page
    .locator('.landing-page-imobiliaria__light:visible')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-when-b'))),
});

const price = ['Venda', 'R$ 456.000', 'Preço por m²', 'R$ 6.000', 'Venda R$ 456.000'];
const buy = 'Quero comprar, por R$ 456.000.';
const morning = 'Às 9h o sol entra pela varanda e pelos dois quartos.';
const first = { parts: [...price, morning, buy, 'Posso visitar no sábado às 9h?'], sky: ['1'] };
const afternoon = {
  parts: [...price, expect.any(String), buy, 'Posso visitar no sábado às 15h?'],
  sky: ['2'],
};
const night = {
  parts: [
    ...price,
    'Às 19h é noite: você vê o apartamento de luz acesa.',
    buy,
    'Posso visitar na segunda às 19h?',
  ],
  sky: ['3'],
};
const rented = {
  parts: [
    'Total do mês',
    'R$ 3.065',
    'Só o aluguel',
    'R$ 2.350',
    'Total do mês R$ 3.065',
    night.parts[5],
    'Quero alugar, por R$ 3.065/mês.',
    night.parts[7],
  ],
  sky: ['3'],
};

testChoice({
  address: '/pt/landing-page-imobiliaria-captacao-leads',
  figure: '.landing-page-imobiliaria',
  read,
  first,
  steps: [
    ['label[for=visit-pm]', afternoon],
    ['label[for=visit-eve]', night],
    ['label[for=want-rent]', rented],
    ['label[for=want-buy]', night],
    ['label[for=visit-am]', first],
  ],
  keys: ['#visit-am', 'ArrowRight', afternoon],
  withoutHas: {
    parts: expect.objectContaining({ length: 18 }),
    sky: expect.objectContaining({ length: 1 }),
  },
});
