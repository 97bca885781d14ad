import { expect, test } from 'vitest';
import { origin } from '../support/browserAndSite';
import { contactFormSummary, menuButton } from '../support/controls';
import { mockWhatsApp } from '../support/mockWhatsApp';
import { openPage } from '../support/visit';

const missingFile = /Failed to load resource.*404|MIME type/;

// A shared cache may still have the page of an older deployment.
test('menu, links and contact form work when a deployment has removed the scripts of the page', async () => {
  const { page, complaints } = await openPage({ width: 390 });
  await page.route('**/assets/**', (route) =>
    route.continue({ url: `${origin}/assets/gone-00000000.js` }),
  );
  await page.goto(`${origin}/en/contact`);
  await page.mouse.move(5, 200);
  await menuButton(page).click();
  await page.keyboard.press('Escape');
  await contactFormSummary(page).click();
  await page.fill('#contact-message', 'A stack of 300 invoices');
  await mockWhatsApp(page);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator('form button[type=submit]').click(),
  ]);
  await tab.waitForLoadState();
  expect(new URL(tab.url()).searchParams.get('text')).toBe('A stack of 300 invoices');
  await menuButton(page).click();
  await page.locator('#menu a', { hasText: 'Home' }).click();
  await page.waitForURL(`${origin}/en`);
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect(complaints.filter((line) => missingFile.test(line)).length).toBeGreaterThan(0);
  expect(complaints.filter((line) => !missingFile.test(line))).toEqual([]);
});
