import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { testChoice, visible } from '../support/choice';

/** The visible parts that depend on a choice, and the light of the drawing. */
const read = async (page: Page) => ({
  parts: await visible(page, '.landing-page-imobiliaria__figure span[data-for]'),
  sky: await page
    .locator('.landing-page-imobiliaria__light:visible')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-for'))),
});

const price = ['Venda', 'R$ 456.000', 'Preço por m²', 'R$ 6.000'];
const buy = 'Quero comprar, por R$ 456.000.';
const morning = 'Às 9h o sol entra pela varanda e pelos dois quartos.';
const first = { parts: [...price, morning, buy, 'Posso visitar no sábado às 9h?'], sky: ['am'] };
const afternoon = {
  parts: [...price, expect.any(String), buy, 'Posso visitar no sábado às 15h?'],
  sky: ['pm'],
};
const night = {
  parts: [
    ...price,
    'Às 19h é noite: você vê o apartamento de luz acesa.',
    buy,
    'Posso visitar na segunda às 19h?',
  ],
  sky: ['eve'],
};
const rented = {
  parts: [
    'Total do mês',
    'R$ 3.065',
    'Só o aluguel',
    'R$ 2.350',
    night.parts[4],
    'Quero alugar, por R$ 3.065 ao mês.',
    night.parts[6],
  ],
  sky: ['eve'],
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
    parts: expect.objectContaining({ length: 16 }),
    sky: expect.objectContaining({ length: 1 }),
  },
});
