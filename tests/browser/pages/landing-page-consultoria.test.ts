import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testChoice, visible } from '../support/choice';
import { visit } from '../support/visit';

const address = '/pt/landing-page-consultoria-empresarial';

const readFirst = async (page: Page) =>
  (await visible(page, '.landing-page-consultoria__first > span')).join();

/** The visible sentences of those of which one is shown, and the shape of the triangle. */
const read = async (page: Page) => ({
  message: await visible(page, '.landing-page-consultoria__message .overlay > span'),
  readings: await visible(page, '.landing-page-consultoria__reading > span'),
  first: await readFirst(page),
  shape: await page
    .locator('.landing-page-consultoria__triangle span')
    .evaluate((span) => getComputedStyle(span).clipPath),
});

const answer = (text: string) => `.landing-page-consultoria__question label:text-is("${text}")`;
const anyOther = {
  readings: expect.anything(),
  first: expect.any(String),
  shape: expect.any(String),
};

const message = (people: string, margin: string, ask: string, monday: string, wish: string) => [
  `Empresa: ${people} pessoas`,
  `Margem: ${margin}`,
  `Desconto: ${ask}`,
  `Segunda: ${monday}`,
  `Quero começar ${wish}.`,
];

const decisions = {
  ...anyOther,
  message: message('50 ou mais', 'sei o valor', 'só eu', 'nada fixo', 'pelas decisões'),
  readings: [
    'Empresa: 50 ou mais pessoas',
    'Você sabe quanto sobra: dá para negociar preço com calma.',
    'O cliente espera no balcão até você atender.',
    'Sem um número fixo, quem avisa é o extrato.',
  ],
  first: 'Comece pelas decisões.',
};

testChoice({
  address,
  figure: '.landing-page-consultoria',
  read,
  first: {
    ...anyOther,
    message: message('10–49', 'não sei', 'o gerente', 'só a venda', 'pela margem'),
  },
  steps: [
    [
      answer('50 ou mais'),
      {
        ...anyOther,
        message: message('50 ou mais', 'não sei', 'o gerente', 'só a venda', 'pela margem'),
      },
    ],
    [answer('Sei o valor'), { ...anyOther, message: expect.anything() }],
    [answer('Só eu'), { ...anyOther, message: expect.anything() }],
    [answer('Nada fixo'), decisions],
  ],
  keys: [
    '#margin-2',
    'ArrowLeft',
    { ...anyOther, message: expect.anything(), first: 'Comece pelas decisões.' },
  ],
  withoutHas: {
    ...anyOther,
    message: expect.anything(),
    readings: expect.objectContaining({ length: 12 }),
    first: 'Comece pela margem.,Comece pelas decisões.,Comece pelos números.,As três em ordem.',
  },
});

test('recommends the worst finding first, the first of equals, drawn and in view', async () => {
  const { page } = await visit(address, { javaScriptEnabled: false, width: 390 });
  const shapes = new Set<string>();
  for (const [answers, expected] of [
    [['Tenho ideia', 'O gerente', 'Só a venda'], 'Comece pela margem.'],
    [['Tenho ideia', 'O gerente', 'Nada fixo'], 'Comece pelos números.'],
    [['Sei o valor', 'Só eu', 'Nada fixo'], 'Comece pelas decisões.'],
    [['Sei o valor', 'Uma regra', 'Só a venda'], 'Comece pelos números.'],
    [['Não sei', 'Só eu', 'Nada fixo'], 'Comece pela margem.'],
    [['Sei o valor', 'Uma regra', 'Caixa e margem'], 'As três em ordem.'],
  ] as const) {
    for (const text of answers) await page.locator(answer(text)).click();
    expect(await readFirst(page), answers.join()).toBe(expected);
    shapes.add((await read(page)).shape);
  }
  expect(shapes.size).toBe(6);
  // The result is in sight with the last question.
  const last = page.locator('label[for=measure-1]');
  await last.evaluate((label) => label.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const verdict = await page.locator('.landing-page-consultoria__verdict').boundingBox();
  expect(verdict?.y).toBeGreaterThanOrEqual(400);
  expect((verdict?.y ?? 0) + (verdict?.height ?? 0)).toBeLessThan(800);
});
