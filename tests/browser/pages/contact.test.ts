import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Lang } from '../../../shared/languages';
import { contactHref } from '../../../shared/links';
import { exhaustive } from '../../support/exhaustive';
import { watchedPage } from '../support/browser';
import { browser, origin } from '../support/browserAndSite';

/** The window of a phone: its height is the first view. */
const phone = { width: 390, height: 844 };

const planAndSubject = {
  sourcePage: 'landing-page-locadora',
  plano: 'Profissional',
  subject: 'Orçamento Landing Page Jurídica',
} as const;

/** The text of an element with single spaces. */
const textOf = async (page: Page, line: string): Promise<string> =>
  (await page.locator(line).innerText()).replace(/\s+/g, ' ');

/** Moves the pointer and waits for the opening hours; a page under a set clock has no performance mark of hydration. */
const hydrateAndWaitForHours = async (page: Page): Promise<void> => {
  await page.mouse.move(5, 200);
  await page.mouse.move(6, 210);
  await page.waitForSelector('footer .hours__now[data-hours]');
};

// One page for all moments and addresses, each of which is loaded: opening pages would take longer.
const { page, complaints } = await watchedPage(browser, {
  viewport: phone,
  hasTouch: true,
  timezoneId: 'Pacific/Kiritimati',
});

/** The page as it comes from the server at a moment. */
const openAt = async (moment: string, lang: Lang): Promise<void> => {
  await page.setViewportSize(phone);
  await page.clock.setFixedTime(new Date(moment));
  complaints.splice(0);
  await page.goto(origin + contactHref(lang));
};

/** The one thing to do is in the first view of a phone. */
const expectFirstView = async (): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  const button = await page.locator('.contact__chat a.button--large').boundingBox();
  const message = await page.locator('.contact__message').boundingBox();
  if (!button || !message) throw new Error('the chat is not shown');
  // A browser's own bars take about 150 px of the screen.
  expect(button.y + button.height).toBeLessThanOrEqual(phone.height - 150);
  expect(button.height).toBeGreaterThanOrEqual(56);
  expect(button.width).toBeGreaterThanOrEqual(280);
  expect(message.y + message.height).toBeLessThanOrEqual(button.y);
};

/** Heights of what the line of the hours comes into, in windows of each kind. */
const measure = async (): Promise<number[][]> => {
  const heights: number[][] = [];
  for (const width of exhaustive
    ? [320, 360, 390, 540, 768, 840, 960, 1024, 1170, 1280, 1920]
    : [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    heights.push(
      await page
        .locator('.contact > *, .contact__presence, footer section')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height)),
    );
  }
  return heights;
};

// Among them the longest lines: a Tuesday evening in English, a Sunday in Portuguese.
test.each<[Lang, string, string, number]>([
  ['en', '2026-03-03T20:00:00-03:00', 'Closed now; opens Wed 9:00 BRT', 0],
  ['pt', '2026-03-04T15:00:00-03:00', 'Aberto agora, até as 18h', 0],
  ['en', '2026-03-06T18:00:00-03:00', 'Closed now; opens Sat 10:00 BRT', 0],
  ['pt', '2026-03-08T12:00:00-03:00', 'Fechado agora; abre segunda às 9h', -1],
])('shows in %s at %s: %s, without moving the page', async (lang, moment, line, row) => {
  await openAt(moment, lang);
  await expectFirstView();
  expect(await page.locator('[data-hours], .hours__today').count()).toBe(0);
  const before = await measure();
  await hydrateAndWaitForHours(page);
  expect(await textOf(page, 'footer .hours__now')).toBe(line);
  expect(await textOf(page, '.contact__presence')).toBe(line);
  const today = await page
    .locator('footer .hours > div')
    .evaluateAll((rows) => rows.findIndex((each) => each.className === 'hours__today'));
  expect(today).toBe(row);
  expect(await measure()).toEqual(before);
  expect(complaints).toEqual([]);
});

test('updates the opening hours of an open page without announcing them', async () => {
  const { page } = await watchedPage(browser, { timezoneId: 'Asia/Tokyo' });
  await page.clock.install({ time: new Date('2026-03-06T17:58:30-03:00') });
  await page.goto(`${origin}/en/contact`);
  await hydrateAndWaitForHours(page);
  expect(await page.locator('main [data-hours]').count()).toBe(1);
  // Screen readers must not announce each minute.
  expect(await page.locator('[data-hours]').count()).toBeGreaterThan(1);
  const live = '[aria-live], [role=status], [role=alert], [role=timer], output';
  expect(await page.locator(live).locator('[data-hours]').count()).toBe(0);
  expect(await page.locator(`[data-hours]:is(${live})`).count()).toBe(0);
  expect(await textOf(page, 'footer .hours__now')).toBe('Open now, until 18:00 BRT');
  await page.clock.runFor(95_000);
  expect(await textOf(page, 'footer .hours__now')).toBe('Closed now; opens Sat 10:00 BRT');
  await page.context().close();
});

test.each([
  '/en/contact',
  '/pt/contact?sourcePage=/pt/agentes-inteligencia-artificial',
  '/en/contact?sourcePage=/en/services/ai-extractor-api',
  '/en/contact?sourcePage=/en/services/affiliate-link-generator&plan=especialista',
  '/pt/contact?sourcePage=landing-page-locadora&plano=Profissional',
  '/en/contact?sourcePage=/nano-banana-api&plan=Ultra',
])('shows the button in the upper part of a small phone at %s', async (address) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(origin + address);
  await page.evaluate(() => document.fonts.ready);
  const button = await page.locator('.contact__chat a.button--large').boundingBox();
  expect(button && button.y + button.height).toBeLessThanOrEqual(480);
});

test('shows the button in the first view of a phone with plan and subject too', async () => {
  await page.setViewportSize(phone);
  await page.goto(origin + contactHref('pt', planAndSubject));
  await expectFirstView();
  expect(await page.locator('.contact__enquiry dd').count()).toBe(3);
});
