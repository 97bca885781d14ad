import { expect, test } from 'vitest';
import { hydrated, isHydrated } from '../support/browser';
import { origin } from '../support/browserAndSite';
import { contactFormSummary } from '../support/controls';
import { delayReact } from '../support/react';
import { visit } from '../support/visit';

/** Opens a page that hydrates only after `release` is called. */
const openLate = async (address: string, width = 1280) => {
  const watched = await visit(address, { width });
  return { ...watched, release: await delayReact(watched.page) };
};

test('a menu that is opened before hydration stays open and its links work', async () => {
  const { page, complaints, release } = await openLate('/pt', 390);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('#menu');
  expect(await isHydrated(page)).toBe(false);
  expect(await menu.isVisible()).toBe(true);
  release();
  await hydrated(page);
  expect(await menu.isVisible()).toBe(true);
  await menu.getByRole('link', { name: 'Contato' }).click();
  await page.waitForURL(`${origin}/pt/contact`);
  await menu.waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
});

/** Opens the contact form with the caret before the end of its message, and React on its way. */
const openMessage = async () => {
  const { page, release } = await openLate('/pt/contact', 390);
  await contactFormSummary(page).tap();
  const message = page.locator('#contact-message');
  const before = await message.inputValue();
  await message.tap();
  await page.keyboard.press('Control+Home');
  const arrive = async () => {
    release();
    await hydrated(page);
  };
  return { page, message, before, arrive };
};

test.each(['', 'Oi. '])(
  'React leaves the caret where it is in a message, after "%s"',
  async (typed) => {
    const { page, message, before, arrive } = await openMessage();
    await page.keyboard.type(typed);
    await arrive();
    await page.keyboard.type('Sou a Ana. ');
    expect(await message.inputValue()).toBe(`${typed}Sou a Ana. ${before}`);
  },
);

// Keyboards of phones compose each word.
test.each(['message', 'name', 'subject'])(
  'React leaves a word whole that is composed in the %s',
  async (field) => {
    const { page, arrive } = await openMessage();
    await page.locator(`#contact-${field}`).fill('');
    const client = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      client.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await compose('am');
    await arrive();
    await compose('amanh');
    await client.send('Input.insertText', { text: 'amanhã' });
    expect(await page.locator(`#contact-${field}`).inputValue()).toBe('amanhã');
    await client.detach();
  },
);

test('React leaves the selection in a message, and what can be undone', async () => {
  const { page, message, before, arrive } = await openMessage();
  await page.keyboard.type('Oi');
  await page.keyboard.press('Control+A');
  await arrive();
  await page.keyboard.type('X');
  expect(await message.inputValue()).toBe('X');
  await page.keyboard.press('Control+Z');
  await page.keyboard.press('Control+Z');
  expect(await message.inputValue()).toBe(before);
});

test('scrolling does not hydrate the page, but a key does', async () => {
  const { page } = await visit('/en');
  await page.evaluate(() => scrollTo(0, 400));
  await page.waitForTimeout(200);
  expect(await isHydrated(page)).toBe(false);
  await page.keyboard.press('Tab');
  await hydrated(page);
});

// Firefox stops what a page still loads as soon as the reader follows a link: a reload would undo the click.
test('a page whose footer and menu do not load is not reloaded', async () => {
  const { page, complaints } = await visit('/en');
  await page.route('**/SiteEnd-*.js', (route) => route.abort());
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.mouse.move(5, 200);
  const [request] = await Promise.all([
    page.waitForEvent('requestfailed'),
    page.mouse.move(6, 210),
  ]);
  expect(request.url()).toContain('SiteEnd');
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'AI consulting' }).click();
  await page.waitForURL('**/en/services/ai-consulting');
  expect(complaints).toEqual(['Failed to load resource: net::ERR_FAILED']);
});
