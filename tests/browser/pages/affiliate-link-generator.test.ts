import type { Page } from 'playwright-core';
import { testChoice, visible } from '../support/choice';

const address = '/en/services/affiliate-link-generator';

/** The networks in the chat and in the announced line, those whose posts are lit, and the way on with a plan. */
const read = async (page: Page) => ({
  chat: await visible(page, '.affiliate-link-generator__chat [data-when-a]'),
  said: await visible(page, '[role="status"] > *'),
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

const plan = (id: string, list: string, ...board: string[]) => ({
  chat: board,
  said: [`Posts to ${list}`],
  board,
  plan: [id],
});

const all = ['WhatsApp', 'Telegram', 'Instagram', 'Pinterest'];
const small = plan('iniciante', 'WhatsApp', 'WhatsApp');
const middle = plan('profissional', 'WhatsApp and Telegram', 'WhatsApp', 'Telegram');
const large = plan('especialista', 'WhatsApp, Telegram, Instagram and Pinterest', ...all);
const plans = [small, middle, large];

testChoice({
  address,
  figure: '.affiliate-link-generator',
  read,
  first: large,
  steps: [
    ['label[for=shown-iniciante]', small],
    ['label[for=shown-profissional]', middle],
    ['label[for=shown-especialista]', large],
  ],
  keys: ['#shown-especialista', 'ArrowUp', middle],
  withoutHas: {
    chat: all,
    said: plans.flatMap(({ said }) => said),
    board: all,
    plan: ['iniciante'],
  },
});
