import { expect, test } from 'vitest';
import { hydrated, isHydrated, watchedPage } from '../support/browser';
import { startBrowserAndSite } from '../support/browserAndSite';
import { delayReact } from '../support/react';

const { browser, origin } = await startBrowserAndSite();

/** A page to which React comes only when `release` is called. */
const openLate = async (address: string, width = 1280) => {
  const watched = await watchedPage(browser, { viewport: { width, height: 800 } });
  const release = await delayReact(watched.page);
  await watched.page.goto(origin + address);
  return { ...watched, release };
};

test('a link that is clicked while React is on its way is followed', async () => {
  const { page, complaints } = await openLate('/en');
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true });
  await link.click();
  await page.waitForURL(`${origin}/en/contact`);
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the language switch, clicked that early, keeps the page and what it declares', async () => {
  const { page } = await openLate('/en/contact?sourcePage=nfse-extraction&plan=Basic&x=1');
  await page.locator('.header__bar > .language').click();
  await page.waitForURL(`${origin}/pt/contact?sourcePage=nfse-extraction&plan=Basic`);
  expect(await page.getAttribute('html', 'lang')).toBe('pt-BR');
  await page.context().close();
});

test('a menu that is opened while React is on its way stays open, and leads on', async () => {
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
  await page.context().close();
});

test('a page that was translated before the first sign keeps its new words and its choices', async () => {
  const { page, complaints } = await watchedPage(browser);
  await page.goto(`${origin}/en/services/lead-capture-tool`, { waitUntil: 'networkidle' });
  // As Chrome does it, some time after the scripts have run.
  await page.evaluate(() => {
    document.documentElement.classList.add('translated-ltr');
    for (const text of document.querySelectorAll('h1, h2, label strong')) {
      const outer = document.createElement('font');
      outer.append(Object.assign(document.createElement('font'), { textContent: 'Wort' }));
      text.replaceChildren(outer);
    }
  });
  await page.mouse.move(5, 200);
  await page.mouse.move(6, 210);
  await page.locator('label[for="from-qr"]').click();
  await page.waitForTimeout(200);
  expect(await page.locator('h1').innerText()).toBe('Wort');
  expect(await page.locator('#from-qr').isChecked()).toBe(true);
  await page.getByRole('main').getByRole('link', { name: 'Ask for a quote' }).first().click();
  await page.waitForURL('**/en/contact?sourcePage=*');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('scrolling with the wheel alone does not bring React to a reader, but a key does', async () => {
  const { page } = await watchedPage(browser);
  await page.goto(`${origin}/en`);
  await page.evaluate(() => scrollTo(0, 400));
  await page.waitForTimeout(200);
  expect(await isHydrated(page)).toBe(false);
  await page.keyboard.press('Tab');
  await hydrated(page);
  await page.context().close();
});
