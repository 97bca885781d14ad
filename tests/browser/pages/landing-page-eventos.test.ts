import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { testChoice, visible } from '../support/choice';

const address = '/pt/landing-page-eventos-inscricoes';

const chosen = ':is([data-when-a], [data-when-b], [data-when-c])';

/** The visible parts that depend on a choice, on badge, message and list; and the seat in each talk. */
const read = async (page: Page) => ({
  brought: await visible(page, `:is(.landing-page-eventos__badge, #message, table) ${chosen}`),
  seats: await visible(page, '[role="status"] > span'),
});

const at = [
  ['Forno', 'Fermento natural do zero (Forno)'],
  ['Salão', 'Quanto cobrar pelo pão (Salão)'],
  ['Espera', 'Focaccia para vender (lista de espera, 3º lugar)'],
];
const flour = ['Salão', 'Qual farinha para qual pão (Salão)'];
const licence = ['Salão', 'Padaria em casa e alvará (Salão)'];
const shaping = ['Forno', 'Modelar sem sovar (Forno)'];

const talks = (chosen: (string[] | undefined)[], seats = expect.anything()) => {
  const [rooms, lines] = [0, 1].map((part) => chosen.map((one) => one?.[part]));
  return { brought: [...(rooms ?? []), ...(lines ?? []), ...(rooms ?? [])], seats };
};

const seats = (last: string) => ['Um lugar é seu; restam 13', 'Um lugar é seu; restam 6', last];

testChoice({
  address,
  figure: '.landing-page-eventos',
  read,
  first: talks(at),
  steps: [
    ['label[for=talk-shaping]', talks([at[0], shaping, at[2]])],
    ['label[for=talk-pricing]', talks(at)],
    ['label[for=talk-flour]', talks([flour, at[1], at[2]], seats('Seu lugar na fila: 3º'))],
    ['label[for=talk-licence]', talks([flour, at[1], licence], seats('Um lugar é seu; restam 27'))],
  ],
  keys: ['#talk-flour', 'ArrowUp', talks([at[0], at[1], licence])],
  withoutHas: { brought: expect.objectContaining({ length: 18 }), seats: expect.anything() },
});
