import { expect, test } from 'vitest';
import { testChoice, visible } from '../support/choice';
import { visit } from '../support/visit';

const address = '/whatsapp-redirect-achadinhos';

test.each([
  [390, 844],
  [390, 664],
  [320, 620],
])('shows heading, promise and button in the first view of a phone (%i by %i)', async (...size) => {
  const [width, height] = size;
  const { page } = await visit(address, { width, height });
  const join = await page
    .getByRole('link', { name: /^Entrar no grupo/ })
    .first()
    .boundingBox();
  if (!join) throw new Error('no button');
  expect(join.y + join.height).toBeLessThanOrEqual(height);
  const heading = await page.locator('h1').boundingBox();
  expect(heading?.y).toBeLessThan(join.y);
});

/** What the phone shows, and what is announced. */
const loud = [
  'O celular avisa a cada mensagem, já com o preço na tela.',
  expect.stringContaining('Garrafa térmica de 1 litro por R$ 54,90'),
];
const muted = [
  'Nada toca até você abrir. Para silenciar, toque no nome do grupo e em “Silenciar”.',
  '6 mensagens esperando no grupo',
];

testChoice({
  address,
  figure: '.community',
  read: (page) => visible(page, '[data-when-a]'),
  first: loud,
  steps: [['label:text-is("Silenciado")', muted]],
  keys: ['[name=mute]:checked', 'ArrowUp', loud],
  withoutHas: [loud[0], muted[0], loud[1], muted[1]],
});
