import type { Page } from 'playwright-core';
import { testChoice, visible } from '../support/choice';

const address = '/en/services/affiliate-link-generator';

/** The networks that are lit in the chat and on the board, and the way on with a plan. */
const read = async (page: Page) => ({
  chat: await visible(page, '.affiliate-link-generator__chat .affiliate-link-generator__posted li'),
  board: await page
    .locator('.affiliate-link-generator__post')
    .evaluateAll((all) =>
      all
        .filter((one) => getComputedStyle(one.lastElementChild ?? one).opacity === '1')
        .map((one) => one.querySelector('strong')?.textContent),
    ),
  plan: await page
    .locator('.demo-call [data-state]:visible')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-state'))),
});

const plan = (id: string, ...lit: string[]) => ({
  chat: lit,
  board: lit,
  plan: [id],
});

const all = ['WhatsApp', 'Telegram', 'Instagram', 'Pinterest'];
const middle = plan('profissional', 'WhatsApp', 'Telegram');

testChoice({
  address,
  figure: '.affiliate-link-generator',
  read,
  first: plan('especialista', ...all),
  steps: [
    ['label[for=shown-iniciante]', plan('iniciante', 'WhatsApp')],
    ['label[for=shown-profissional]', middle],
    ['label[for=shown-especialista]', plan('especialista', ...all)],
  ],
  keys: ['#shown-especialista', 'ArrowUp', middle],
  withoutHas: { chat: all, board: all, plan: ['any'] },
});
