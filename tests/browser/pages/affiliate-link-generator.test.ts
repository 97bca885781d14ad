import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { byDay } from '../../support/exhaustive';
import { hydrate } from '../support/browser';
import { returningVisitor } from '../support/returning';
import { setStage } from '../support/stage';
import { visitWithoutHas } from '../support/visit';

const stage = await setStage();
const { browser, origin } = stage;

const english = '/en/services/affiliate-link-generator';
const portuguese = '/pt/gerador-links-afiliados-automatico';

const open = returningVisitor(stage, english);

/** The networks that are lit: in the chat and on the board, which have to agree. */
const lit = async (page: Page): Promise<string[]> => {
  const names = await page.evaluate(() => {
    const seen = (element: Element | null) =>
      element !== null && getComputedStyle(element).visibility === 'visible';
    const chat = [...document.querySelectorAll('.aff__posted li')].filter(seen);
    const board = [...document.querySelectorAll('.aff__post')].filter((post) =>
      seen(post.querySelector('.aff__photo')),
    );
    return [
      chat.map((item) => item.textContent ?? ''),
      board.map((post) => post.querySelector('strong')?.textContent ?? ''),
    ];
  });
  expect(names[1]).toEqual(names[0]);
  return names[0] ?? [];
};

/** The way on with a plan, as far as it can be seen. */
const taken = (page: Page): Promise<string[]> =>
  page.locator('.aff__take a').filter({ visible: true }).allInnerTexts();

const all = ['WhatsApp', 'Telegram', 'Instagram', 'Pinterest'];

describe.each(byDay([false, true]))('a plan lights its networks (JavaScript: %s)', (script) => {
  const plans = byDay([
    [portuguese, ['Iniciante', 'Profissional', 'Especialista']],
    [english, ['Beginner', 'Professional', 'Expert']],
  ]);

  test.each(plans)(
    'by touch on %s, and the page stays where it is',
    async (address, [small, middle, large]) => {
      const { page } = await open(address, script, 390);
      expect(await lit(page)).toEqual(all);
      const choose = async (plan = '') => {
        const label = page.locator('.aff__choice label', { hasText: plan });
        await label.scrollIntoViewIfNeeded();
        const before = await page.evaluate(() => [scrollY, document.body.scrollHeight]);
        await label.tap();
        expect(await page.evaluate(() => [scrollY, document.body.scrollHeight])).toEqual(before);
      };
      await choose(small);
      expect(await lit(page)).toEqual(['WhatsApp']);
      expect(await taken(page)).toEqual([expect.stringContaining(small ?? '?')]);
      await choose(middle);
      expect(await lit(page)).toEqual(['WhatsApp', 'Telegram']);
      expect(await taken(page)).toEqual([expect.stringContaining(middle ?? '?')]);
      await choose(large);
      expect(await lit(page)).toEqual(all);
      expect(await taken(page)).toEqual([expect.stringContaining(large ?? '?')]);
    },
  );

  test('by keys, with one focus ring', async () => {
    const { page } = await open(english, script);
    await page.locator('#shown-especialista').focus();
    await page.keyboard.press('ArrowUp');
    expect(await lit(page)).toEqual(['WhatsApp', 'Telegram']);
    const rings = await page
      .locator('.aff *')
      .evaluateAll((some) =>
        some
          .filter((one) => getComputedStyle(one).outlineStyle === 'solid')
          .map((one) => one.localName),
      );
    expect(rings).toEqual(['label']);
  });

  test('questions: one is open at a time, and all can be closed', async () => {
    const { page } = await open(portuguese, script);
    if (script) await hydrate(page);
    const opened = () => page.locator('#questions details[open] summary').allTextContents();
    const ask = (text: string) => page.locator('#questions summary', { hasText: text });
    expect(await opened()).toEqual([]);
    await ask('Como eu pago?').click();
    expect(await opened()).toEqual(['Como eu pago?']);
    await ask('Como eu cancelo?').click();
    expect(await opened()).toEqual(['Como eu cancelo?']);
    await ask('Como eu cancelo?').press('Enter');
    expect(await opened()).toEqual([]);
  });
});

test('a browser without :has() shows every post', async () => {
  const page = await visitWithoutHas(browser, origin + english);
  await page.locator('label[for="shown-iniciante"]').click();
  expect(await lit(page)).toEqual(all);
  await page.context().close();
});

/** The panel that can be seen, by its id; there has to be one. */
const panel = async (page: Page): Promise<string> => {
  const seen = await page
    .locator('#connect .tabs__panel')
    .evaluateAll((panels) =>
      panels.filter((one) => one.checkVisibility({ visibilityProperty: true })).map(({ id }) => id),
    );
  expect(seen).toHaveLength(1);
  return seen[0] ?? '';
};

test('without script the tabs are links to their panels, Telegram first', async () => {
  const { page } = await open(english, false);
  expect(await panel(page)).toBe('connect-telegram');
  for (const network of ['instagram', 'pinterest', 'telegram']) {
    await page.locator(`#connect a[href="#connect-${network}"]`).click();
    expect(await panel(page)).toBe(`connect-${network}`);
  }
});

test('after hydration arrow keys move among the tabs, and what was chosen before stays', async () => {
  const { page, complaints } = await open(english, true, 1280, true);
  await page.locator('label[for="shown-profissional"]').click();
  await hydrate(page);
  expect(await lit(page)).toEqual(['WhatsApp', 'Telegram']);
  await page.getByRole('tab', { name: 'Telegram' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await panel(page)).toBe('connect-instagram');
  expect(await page.locator(':focus').textContent()).toBe('Instagram');
  await page.keyboard.press('End');
  expect(await panel(page)).toBe('connect-pinterest');
  await page.keyboard.press('ArrowRight');
  expect(await panel(page)).toBe('connect-telegram');
  expect(complaints).toEqual([]);
});

test('a plan leads to contact, with its name in the message', async () => {
  const { page } = await open(portuguese);
  await hydrate(page);
  await page.getByRole('link', { name: 'Escolher Profissional' }).click();
  await page.waitForURL('**/pt/contact?**');
  expect(await page.locator('.contact__message').innerText()).toContain('Plano: Profissional');
});

test.each(byDay([true, false]))(
  'another network to connect is as high as its own steps, and the tabs stay (JavaScript: %s)',
  async (script) => {
    const { page } = await open(english, script, 390);
    const panels = page.locator('.tabs__panel');
    const top = () =>
      page.locator('.tabs').evaluate((tabs) => tabs.getBoundingClientRect().top + scrollY);
    const before = await top();
    for (const at of [1, 2, 0]) {
      await page.locator('.tabs__tab').nth(at).click();
      const seen = await panels.evaluateAll((all) =>
        all.map((panel) => panel.checkVisibility({ visibilityProperty: true })),
      );
      expect(seen).toEqual([0, 1, 2].map((one) => one === at));
      expect(await top()).toBe(before);
      const gap = await page.locator('.tabs').evaluate((tabs, shown) => {
        const panel = tabs.querySelectorAll('.tabs__panel')[shown];
        return tabs.getBoundingClientRect().bottom - (panel?.getBoundingClientRect().bottom ?? 0);
      }, at);
      expect(gap).toBe(0);
    }
  },
);
