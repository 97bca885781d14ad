import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { byDay } from '../../support/exhaustive';
import { hydrate } from '../support/browser';
import { holdReact } from '../support/react';
import { returningVisitor } from '../support/returning';
import { setStage } from '../support/stage';
import { complete, tall, visitWithoutHas } from '../support/visit';

const stage = await setStage();
const { browser, origin } = stage;

const english = '/en/services/lead-capture-tool';
const portuguese = '/pt/captura-leads-online';

const open = returningVisitor(stage, english);

const choose = (page: Page, source: string) => page.locator(`label[for="from-${source}"]`).click();

/** What can be seen of the chosen visit: address, form, new rows and alert. */
const seen = (page: Page): Promise<string[]> =>
  page
    .locator('.capture__figure [data-from]')
    .evaluateAll((all) =>
      all
        .filter((one) => (one as HTMLElement).checkVisibility({ visibilityProperty: true }))
        .map((one) =>
          one.matches('tr')
            ? [...one.querySelectorAll('td')].map((cell) => cell.textContent).join(' | ')
            : (one.textContent ?? ''),
        ),
    );

const visits = [
  [
    english,
    'instagram',
    [
      'example.com/?utm_source=instagram&utm_campaign=before-after',
      'Jane Roe',
      '(000) 555-0142',
      'Fri 21:47 | Jane Roe | (000) 555-0142 | Instagram | before-after',
      'New contact: Jane Roe, from Instagram.',
    ],
  ],
  [
    english,
    'qr',
    [
      'example.com/?utm_source=qr&utm_campaign=delivery-van',
      'Janie Doe',
      '(000) 555-0188',
      'Fri 08:15 | Janie Doe | (000) 555-0188 | QR code | delivery-van',
      'New contact: Janie Doe, from QR code.',
    ],
  ],
  [
    portuguese,
    'google',
    [
      'example.com/?utm_source=google&utm_campaign=cozinha-planejada',
      'Beltrano de Tal',
      '(00) 90000-0063',
      'sex 12h08 | Beltrano de Tal | (00) 90000-0063 | Google | cozinha-planejada',
      'Novo contato: Beltrano de Tal, pelo Google.',
    ],
  ],
] as const;

describe.each(byDay([true, false]))('a source (JavaScript: %s)', (script) => {
  test('is chosen by keys, with one focus ring', async () => {
    const { page } = await open(english, script);
    await page.locator('#from-instagram').focus();
    await page.keyboard.press('ArrowRight');
    expect((await seen(page))[1]).toBe('John Doe');
    const rings = await page
      .locator('.capture *')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).outlineStyle === 'solid'));
    expect(rings).toHaveLength(1);
  });

  test.each(visits)('%s: %s shows its visit, and nothing is sent', async (address, source, all) => {
    for (const width of [390, 1280]) {
      const { page } = await open(address, script, width);
      await complete(page);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() !== 'script') asked.push(request.url());
      });
      const before = await tall(page);
      await choose(page, 'google');
      await choose(page, source);
      expect(await seen(page)).toEqual(all);
      expect(await tall(page)).toBe(before);
      expect(asked).toEqual([]);
      expect(page.url()).toBe(origin + address);
    }
  });

  test('is tapped on a phone, and the page stays where it is', async () => {
    const { page } = await open(portuguese, script, 390);
    await page.locator('.capture__form').scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 200));
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(300);
    // The choice has stayed in view, below the header.
    await page.locator('label[for="from-qr"]').tap();
    expect((await seen(page))[1]).toBe('Sicrana de Tal');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

test('a source that was chosen before React came stays chosen, and can be changed after', async () => {
  const { page, complaints } = await open(english, true, 1280, true);
  const release = await holdReact(page);
  await choose(page, 'qr');
  await page.locator('summary').nth(1).click();
  release();
  await hydrate(page);
  expect((await seen(page))[1]).toBe('Janie Doe');
  expect(await page.locator('details[open] summary').allInnerTexts()).toEqual([
    'What if the spreadsheet cannot be reached?',
  ]);
  await choose(page, 'google');
  expect((await seen(page))[1]).toBe('John Doe');
  expect(complaints).toEqual([]);
});

test('a browser without :has() shows all three visits', async () => {
  const page = await visitWithoutHas(browser, origin + english);
  expect(await seen(page)).toHaveLength(15);
  const boxes = await page
    .locator('.capture__bar [data-from]')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top));
  expect(new Set(boxes).size).toBe(3);
  await page.context().close();
});

test('of the questions one is open at a time, and all can be closed', async () => {
  const { page } = await open(portuguese, false);
  const opened = () => page.locator('details[open] summary').allInnerTexts();
  expect(await opened()).toEqual(['Quanto custa uma página de captura?']);
  await page.getByText('De quem são os contatos?').click();
  expect(await opened()).toEqual(['De quem são os contatos?']);
  await page.getByText('De quem são os contatos?').click();
  expect(await opened()).toEqual([]);
});

test.each([
  [english, 'Ask for a quote', '/en/contact', 'a page that captures leads'],
  [portuguese, 'Pedir um orçamento', '/pt/contact', 'uma página de captura de leads'],
])(
  '%s: both buttons lead to contact, which knows the page',
  async (address, words, to, message) => {
    const { page } = await open(address);
    const buttons = ['.capture__start', '#end'].map((part) =>
      page.locator(part).getByRole('link', { name: words }),
    );
    const hrefs = [];
    for (const button of buttons) {
      await button.click({ trial: true });
      hrefs.push(await button.getAttribute('href'));
    }
    expect(hrefs[1]).toBe(hrefs[0]);
    await buttons[1]?.click();
    await page.waitForURL(`**${to}?**`);
    expect(new URL(page.url()).searchParams.get('sourcePage')).toBe(address);
    expect(await page.locator('.contact__message').innerText()).toContain(message);
  },
);

test('what is read aloud of a question and of a claim is its words', async () => {
  const { page } = await open();
  const questions = await page.locator('.capture__questions').ariaSnapshot();
  expect(questions).toContain('What if the spreadsheet cannot be reached?');
  expect(questions).not.toMatch(/[+\u2212]/);
  expect(await page.locator('#numbers dl').ariaSnapshot()).not.toMatch(/- definition$/m);
});
