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
const asks = {
  am: 'Posso visitar no sábado às 9h?',
  pm: 'Posso visitar no sábado às 15h?',
  eve: 'Posso visitar na segunda às 19h?',
};
const first = { parts: [asks.am, ...price, morning, buy, asks.am], sky: ['1'] };
const afternoon = {
  parts: [asks.pm, ...price, expect.any(String), buy, asks.pm],
  sky: ['2'],
};
const night = {
  parts: [asks.eve, ...price, 'Às 19h é noite: você vê o apartamento de luz acesa.', buy, asks.eve],
  sky: ['3'],
};
const rented = {
  parts: [
    asks.eve,
    'Total do mês',
    'R$ 3.065',
    'Só o aluguel',
    'R$ 2.350',
    'Total do mês R$ 3.065',
    night.parts[6],
    'Quero alugar, por R$ 3.065 ao mês.',
    asks.eve,
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
    parts: expect.objectContaining({ length: 21 }),
    sky: expect.objectContaining({ length: 1 }),
  },
});
