import { expect, test } from 'vitest';
import { hydrate, watchedPage } from '../support/browser';
import { startBrowserAndLoggingSite } from '../support/requestLog';

const { browser, origin, documents, files, forget } = await startBrowserAndLoggingSite();

/** A hydrated page that has all that it needs. */
const open = async (address: string, options = {}, script = () => {}) => {
  const watched = await watchedPage(browser, options);
  await watched.page.addInitScript(script);
  await watched.page.goto(origin + address);
  await hydrate(watched.page);
  await watched.page.waitForLoadState('networkidle');
  forget();
  return watched;
};

const contact = '.header .menu a[href="/en/contact"]';
const styles = '/assets/css/contact.css';

test('a page under a resting pointer alone is loaded once, and the click then waits for nothing', async () => {
  const { page, complaints } = await open('/en');
  // A pointer that passes, or rests on what leads to no other page, loads nothing.
  await page.evaluate(async (link) => {
    for (const selector of [link, 'h1']) {
      const over = new PointerEvent('pointerover', { bubbles: true });
      document.querySelector(selector)?.dispatchEvent(over);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, contact);
  for (const selector of ['.header__bar > .language', '.menu a[aria-current=page]']) {
    await page.waitForTimeout(150);
    await page.locator(selector).hover();
  }
  await page.waitForTimeout(150);
  expect([...files(), ...documents()]).toEqual([]);
  await page.locator(contact).hover();
  await expect.poll(files).toEqual(expect.arrayContaining(['/assets/Page.js', styles]));
  await page.waitForLoadState('networkidle');
  forget();
  await page.locator('h1').hover();
  await page.locator(contact).hover();
  await page.context().setOffline(true);
  await page.locator(contact).click();
  await page.waitForFunction(() => document.title.startsWith('Contact'));
  expect(await page.locator('.contact').isVisible()).toBe(true);
  // What a page wants once it is shown is no part of the click.
  expect(files().filter((name) => /Page|css/.test(name))).toEqual([]);
  expect(documents()).toEqual([]);
  expect(complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await page.context().close();
});

test('the focus loads a page too, and a finger as soon as it comes down', async () => {
  const { page } = await open('/en', { hasTouch: true });
  await page.locator(contact).focus();
  await expect.poll(files).toContain(styles);
  const agents = page.locator('main a[href="/en/services/ai-agents"]').first();
  await agents.dispatchEvent('pointerdown', { bubbles: true });
  await expect.poll(files).toContain('/assets/css/ai-agents.css');
  await page.context().close();
});

test('nothing is loaded ahead for who saves data, and a click still shows the page', async () => {
  const { page } = await open('/en', {}, () =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.locator(contact).hover();
  await page.waitForTimeout(150);
  expect(files()).toEqual([]);
  await page.locator(contact).click();
  await page.waitForFunction(() => document.title.startsWith('Contact'));
  expect(documents()).toEqual([]);
  await page.context().close();
});
