import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from '../support/stage';
import { standInForWhatsApp } from '../support/whatsapp';

const { browser, origin } = await setStage();

const open = async (address: string, width = 390): Promise<Page> => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(origin + address);
  return page;
};

test('the menu of a phone opens, closes on Escape and leads on', async () => {
  const page = await open('/pt/contact');
  const products = page.locator('.menu a', { hasText: 'Produtos' });
  expect(await products.isVisible()).toBe(false);
  await page.locator('.menu-button').click();
  expect(await products.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await products.isVisible()).toBe(false);
  await page.locator('.menu-button').click();
  await products.click();
  await page.waitForURL('**/pt#products');
  await page.context().close();
});

test('a plan chosen elsewhere is in the WhatsApp link that the server wrote', async () => {
  const page = await open('/pt/contact?sourcePage=landing-page-eventos&plano=Premium');
  const link = await page.locator('.contact__chat a').getAttribute('href');
  expect(new URL(link ?? '').searchParams.get('text')).toMatch(/evento.*\nPlano: Premium$/s);
  await page.context().close();
});

test('the contact form asks for the message only, and carries it to WhatsApp', async () => {
  const page = await open('/en/contact');
  await page.locator('.contact__form summary').click();
  expect(await page.locator('#contact-email').isVisible()).toBe(false);
  await page.fill('#contact-message', 'A stack of 300 invoices & two questions');
  await standInForWhatsApp(page);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator('form button').click(),
  ]);
  await tab.waitForLoadState();
  const query = new URL(tab.url()).searchParams;
  expect(query.get('phone')).toBe('5500900000000');
  expect(query.get('text')).toBe('A stack of 300 invoices & two questions');
  await page.context().close();
});
