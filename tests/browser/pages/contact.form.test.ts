import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrate, hydrated } from '../support/browser';
import { contactFormSummary } from '../support/controls';
import { mockWhatsApp } from '../support/mockWhatsApp';
import { openDetails } from '../support/openDetails';
import { delayReact } from '../support/react';
import { follow, visit } from '../support/visit';

const open = async (address: string) => {
  const watched = await visit(address);
  await mockWhatsApp(watched.page);
  await openDetails(watched.page);
  return watched;
};

/** Presses a button and gives the address of the tab that opens. */
const tabAfter = async (page: Page, press: () => Promise<void>): Promise<URL> => {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()]);
  await tab.waitForLoadState();
  return new URL(tab.url());
};

/** The message that WhatsApp got; a browser sends the line breaks of a form as CR LF. */
const messageOf = (url: URL) => url.searchParams.get('text')?.replaceAll('\r\n', '\n');

test('sends all fields to WhatsApp as one message, keeps them in the form and says what to do next', async () => {
  const { page, complaints } = await open('/en/contact?sourcePage=nfse-extraction&plan=Mega');
  const button = page.locator('form button');
  await hydrate(page);
  await page.fill('#contact-name', 'Ana <b>');
  await page.fill('#contact-email', 'ana@example.com');
  await page.fill('#contact-subject', 'Volume & price');
  // It keeps the focus, and says by itself that it waits; for a second and a half, so the page looks itself.
  const waits = page.waitForFunction(
    () =>
      document.querySelector('form button[aria-disabled=true]:focus')?.textContent === 'Sending...',
    undefined,
    { polling: 20 },
  );
  const url = await tabAfter(page, () => button.click());
  await waits;
  await page.waitForFunction(() => document.querySelector('form [role=status]')?.textContent);
  expect(await button.getAttribute('aria-disabled')).toBe('false');
  expect(url.origin + url.pathname).toBe('https://api.whatsapp.com/send');
  expect(messageOf(url)).toBe(
    'Hello! I have a question about the NFSe Extraction API.\nPlan: Mega\n(ref: nfse-extraction/Mega)\n' +
      'Name: Ana <b>\nEmail: ana@example.com\nSubject: Volume & price',
  );
  expect([...url.searchParams.keys()].sort()).toEqual(['phone', 'text']);
  expect(await page.inputValue('#contact-name')).toBe('Ana <b>');
  expect(complaints).toEqual([]);
});

test('leaves no hole for the fields that need a script where none runs', async () => {
  const { page } = await visit('/en/contact', { javaScriptEnabled: false });
  expect(
    await page.locator('.field').evaluateAll((all) => all.map((one) => one.clientHeight > 0)),
  ).toEqual([false, false, false, true]);
});

test('keeps its text, unfolded, when Back returns from another page of the site', async () => {
  const { page, complaints } = await visit('/en/contact');
  await hydrate(page);
  await contactFormSummary(page).click();
  await page.fill('#contact-name', 'Ana');
  await page.fill('#contact-message', 'A stack of 300 invoices');
  await follow(page, 'Home');
  await page.waitForURL('**/en');
  await page.goBack();
  await page.waitForURL('**/en/contact');
  const message = page.locator('#contact-message');
  await expect.poll(() => message.inputValue()).toBe('A stack of 300 invoices');
  expect(await page.inputValue('#contact-name')).toBe('Ana');
  expect(await message.isVisible()).toBe(true);
  // A link to the form is a new entry, and begins anew.
  await follow(page, 'Home');
  await page.waitForURL('**/en');
  await follow(page, 'Contact');
  await page.waitForURL('**/en/contact');
  expect(await page.inputValue('#contact-name')).toBe('');
  expect(complaints).toEqual([]);
});

test('keeps text typed before hydration when Back returns from another page', async () => {
  const { page } = await visit('/en/contact');
  const release = await delayReact(page);
  await contactFormSummary(page).click();
  await page.locator('#contact-name').pressSequentially('Early Bird');
  release();
  await hydrated(page);
  await follow(page, 'Home');
  await page.waitForURL('**/en');
  await page.goBack();
  await expect.poll(() => page.locator('#contact-name').inputValue()).toBe('Early Bird');
});

test('keeps text typed before hydration and sends a form submitted before hydration', async () => {
  const { page } = await open('/en/contact');
  const release = await delayReact(page);
  await page.locator('#contact-name').pressSequentially('Early Bird');
  await page.fill('#contact-message', 'Typed before hydration');
  const url = await tabAfter(page, async () => {
    await page.locator('form button').click();
    release();
  });
  await hydrated(page);
  expect(messageOf(url)).toBe('Typed before hydration\nName: Early Bird');
  expect(await page.inputValue('#contact-name')).toBe('Early Bird');
  expect(await page.inputValue('#contact-message')).toBe('Typed before hydration');
});

test.each([
  [
    '/en/contact',
    'Write a message: WhatsApp opens with it.',
    'Type an email address such as ana@example.com, or leave this empty.',
  ],
  [
    '/pt/contact',
    'Escreva a mensagem: o WhatsApp abre com ela.',
    'Digite um e-mail como ana@example.com ou deixe em branco.',
  ],
])('says at the fields what is wrong before React has loaded: %s', async (address, ...words) => {
  const { page } = await open(address);
  const release = await delayReact(page);
  const [email, message] = [page.locator('#contact-email'), page.locator('#contact-message')];
  await message.fill('');
  await email.fill('ana');
  await page.locator('form button').click();
  const described = async (field: typeof email) =>
    (await field.getAttribute('aria-invalid')) === 'true' &&
    page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`).innerText();
  expect(await described(message)).toContain(words[0]);
  expect(await described(email)).toBe(words[1]);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact-email');
  release();
  await hydrated(page);
  expect(await described(email)).toBe(words[1]);
  await email.fill('');
  expect(await page.locator('#contact-email-fault').isVisible()).toBe(false);
});

test('says before the button that sending opens WhatsApp in a new tab', async () => {
  const { page } = await open('/en/contact');
  const button = page.getByRole('button', { name: 'Send Message' });
  const note = page.locator(`[id="${await button.getAttribute('aria-describedby')}"]`);
  expect(await note.innerText()).toContain('opens WhatsApp in a new tab');
  const [above, below] = [await note.boundingBox(), await button.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
});

test('sends the message alone to WhatsApp without JavaScript', async () => {
  const { page } = await visit('/en/contact', { javaScriptEnabled: false });
  await mockWhatsApp(page);
  await contactFormSummary(page).click();
  expect(await page.locator('#contact-email').isVisible()).toBe(false);
  await page.fill('#contact-message', 'A stack of 300 invoices & two questions');
  const url = await tabAfter(page, () => page.locator('form button').click());
  expect(url.searchParams.get('phone')).toBe('5500900000000');
  expect(messageOf(url)).toBe('A stack of 300 invoices & two questions');
});

test('form-action lets the form follow the redirect of WhatsApp to its other host', async () => {
  const { page, complaints } = await open('/en/contact');
  await page
    .context()
    .route('https://api.whatsapp.com/**', (route) =>
      route.fulfill({ status: 302, headers: { location: 'https://wa.me/5500900000000' } }),
    );
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator('form button').click(),
  ]);
  await tab.waitForURL('https://wa.me/**');
  expect(await tab.locator('h1').innerText()).toBe('WhatsApp');
  expect(complaints).toEqual([]);
});
