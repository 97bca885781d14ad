import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { everyRowNightly } from '../../support/exhaustive';
import { testChoice, visible } from '../support/choice';
import { visit } from '../support/visit';

const address = '/en/services/affiliate-link-generator';

/** The networks that are lit in the chat and on the board, and the way on with a plan. */
const read = async (page: Page) => ({
  chat: await visible(page, '.affiliate__posted li'),
  board: await visible(page, '.affiliate__post:has(.affiliate__photo:visible)', 'strong'),
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
  figure: '.affiliate',
  read,
  first: plan('any', ...all),
  steps: [
    ['label[for=shown-iniciante]', plan('iniciante', 'WhatsApp')],
    ['label[for=shown-profissional]', middle],
    ['label[for=shown-especialista]', plan('especialista', ...all)],
  ],
  keys: ['#shown-especialista', 'ArrowUp', middle],
  withoutHas: { chat: all, board: all, plan: ['any'] },
});

const panels = (page: Page): Promise<string[]> =>
  page.locator('#connect .tabs__panel:visible').evaluateAll((all) => all.map(({ id }) => id));

test.each(everyRowNightly([false, true]))(
  'shows the steps of the chosen network without a gap and without moving the tabs (JavaScript: %s)',
  async (script) => {
    const { page } = await visit(address, { javaScriptEnabled: script, width: 390 });
    const tabs = page.locator('.tabs');
    const top = () => tabs.evaluate((one) => one.getBoundingClientRect().top + scrollY);
    expect(await panels(page)).toEqual(['connect-telegram']);
    const before = await top();
    for (const network of ['instagram', 'pinterest', 'telegram']) {
      const id = `connect-${network}`;
      await page.locator(`#connect .tabs__tab[href="#${id}"]`).click();
      expect(await panels(page)).toEqual([id]);
      expect(await top()).toBe(before);
      const gap = await tabs.evaluate(
        (one, panel) =>
          one.getBoundingClientRect().bottom -
          (document.getElementById(panel)?.getBoundingClientRect().bottom ?? 0),
        id,
      );
      expect(gap).toBe(0);
    }
  },
);
