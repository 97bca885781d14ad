import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { byDay } from '../../support/exhaustive';
import { hydrate } from '../support/browser';
import { holdReact } from '../support/react';
import { returningVisitor } from '../support/returning';
import { setStage } from '../support/stage';
import { tall } from '../support/visit';

const stage = await setStage();

const english = '/en/services/ai-agents';
const portuguese = '/pt/agentes-inteligencia-artificial';

const open = returningVisitor(stage, english);

/** What the agent says in each turn: the message that can be seen. */
const answers = (page: Page): Promise<string[]> =>
  page
    .locator('.agents__sure, .agents__unsure')
    .evaluateAll((bubbles) =>
      bubbles
        .filter((bubble) => getComputedStyle(bubble).visibility === 'visible')
        .map((bubble) => bubble.textContent ?? ''),
    );

/** The two numbers below the chat, which style rules count, as assistive technology is told them. */
const tally = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const texts = nodes
    .filter(({ role }) => role?.value === 'StaticText')
    .map(({ name }) => String(name?.value));
  return texts.flatMap((text, at) =>
    /^(answered now|na hora|left for Davi|fica para o Davi)/.test(text) ? [texts[at - 1] ?? ''] : [],
  );
};

const cases = [
  [english, 'Price list', '$52 altogether', 'I cannot see prices now', 'price of a 9-speed chain'],
  [
    portuguese,
    'Tabela de preços',
    'no total, R$\u00a0134',
    'Não estou vendo os preços',
    '9 marchas',
  ],
] as const;

/** A switch has the focus, the only ring of the page, and its upper edge in sight. */
const expectFocus = async (page: Page, id: string): Promise<void> => {
  const control = page.locator(`#source-${id}`);
  expect(await control.evaluate((one) => one === document.activeElement)).toBe(true);
  const rings = await page
    .locator('.agents *')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).outlineStyle === 'solid'));
  expect(rings).toHaveLength(1);
  const seen = await control.evaluate((one) => {
    const { left, right, top } = one.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, top + 2) === one;
  });
  expect(seen).toBe(true);
};

describe.each(byDay([false, true]))('a source (JavaScript: %s)', (script) => {
  test.each(byDay(cases))(
    '%s: switched off leaves its question to a person, and nothing moves',
    async (address, source, known, unknown, queued) => {
      const { page } = await open(address, script);
      const before = await tall(page);
      const first = await answers(page);
      expect(first).toHaveLength(4);
      expect(first[0]).toContain(known);
      expect(await tally(page)).toEqual(['3', '1']);
      await page.getByText(source, { exact: true }).click();
      const second = await answers(page);
      expect(second[0]).toContain(unknown);
      expect(second.slice(1)).toEqual(first.slice(1));
      expect(await page.locator('.agents__queued').first().isVisible()).toBe(true);
      expect(await page.locator('.agents__queued').first().innerText()).toContain(queued);
      expect(await page.locator('.agents__found').first().isVisible()).toBe(false);
      expect(await tally(page)).toEqual(['2', '2']);
      expect(await tall(page)).toBe(before);
      await page.locator('#source-prices').click();
      expect(await answers(page)).toEqual(first);
    },
  );

  test('is switched by key, with one focus ring that nothing covers', async () => {
    const { page } = await open(english, script);
    const ids = ['prices', 'hours', 'calendar'];
    await page.locator('.agents__more').focus();
    for (const id of ids) {
      await page.keyboard.press('Tab');
      await expectFocus(page, id);
      await page.keyboard.press('Space');
    }
    expect(await tally(page)).toEqual(['0', '4']);
    await page.locator('.footer a').first().focus();
    for (let steps = 0; steps < 10; steps += 1) {
      await page.keyboard.press('Shift+Tab');
      if (await page.evaluate(() => document.activeElement?.id === 'source-calendar')) break;
    }
    for (const id of ids.toReversed()) {
      await expectFocus(page, id);
      await page.keyboard.press('Shift+Tab');
    }
  });

  test('is switched by touch, and the page stays where it is', async () => {
    const { page } = await open(portuguese, script, 390);
    for (const target of [
      page.locator('#source-hours'),
      page.locator('label[for="source-calendar"]'),
    ]) {
      await target.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await target.tap();
      expect(await page.evaluate(() => scrollY)).toBe(before);
    }
    expect(await tally(page)).toEqual(['1', '3']);
  });
});

test('a source that was switched off before React came stays off', async () => {
  const { page, complaints } = await open(english, true, 1280, true);
  const release = await holdReact(page);
  await page.locator('#source-calendar').click();
  release();
  await hydrate(page);
  expect((await answers(page))[2]).toContain('I cannot open the calendar now');
  await page.locator('#source-calendar').click();
  expect((await answers(page))[2]).toContain('was free and I booked it');
  expect(complaints).toEqual([]);
});

test.each([
  [english, 'Ask for an agent', '/en/contact'],
  [portuguese, 'Quero um agente', '/pt/contact'],
])('%s: the button leads to contact in the name of the page', async (address, words, contact) => {
  const { page } = await open(address, false, 390);
  await page.locator('.agents__opening').getByText(words).click();
  await page.waitForURL(`**${contact}?**`);
  expect(new URL(page.url()).searchParams.get('sourcePage')).toBe(address);
});
