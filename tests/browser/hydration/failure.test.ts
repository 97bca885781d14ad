import { expect, test } from 'vitest';
import { hydrate, isHydrated } from '../support/browser';
import { origin } from '../support/browserAndSite';
import { headerLink, requestBuilderSummary } from '../support/controls';
import { delayRequests } from '../support/delay';
import { openCode } from '../support/openCode';
import { openPage, top, visit } from '../support/visit';

const address = '/pt/extracao-dados-nfse';

/** Opens a hydrated page and lets React remove an element that an extension has moved, which it cannot. */
const openAndBreak = async () => {
  const { page, complaints } = await visit(address);
  await hydrate(page);
  const release = await delayRequests(page, '**/RequestForm-*.js');
  await page.fill('#plan-finder-requests', '777');
  const fold = page.locator('.request-builder__form');
  await openCode(page);
  await fold.locator('summary').click();
  await fold.locator('p').evaluate((loading) => {
    const wrapper = document.createElement('font');
    loading.replaceWith(wrapper);
    wrapper.append(loading);
    Object.assign(window, { same: true });
  });
  await page.locator('main summary').last().focus();
  await page
    .locator('.plan-finder')
    .evaluate((finder) => finder.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await top(page, '.plan-finder');
  release();
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-hydrated'));
  return { page, complaints, before };
};

test('a page on which React fails stays where the reader is, with what they typed', async () => {
  const { page, complaints, before } = await openAndBreak();
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  expect(Math.abs((await top(page, '.plan-finder')) - before)).toBeLessThan(2);
  expect(await page.inputValue('#plan-finder-requests')).toBe('777');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  // Nothing is left that would do nothing.
  expect(await page.locator('.request-builder__form').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: /Copiar/ }).count()).toBe(0);
  expect(complaints.join()).toContain('removeChild');
});

test('links, Back and a reload of a page on which React fails work', async () => {
  const { page } = await openAndBreak();
  await page.getByRole('banner').getByRole('link', { name: 'Contato' }).first().click();
  await page.waitForURL(`${origin}/pt/contact`);
  await page.goBack();
  await page.waitForURL(origin + address);
  await page.reload();
  await hydrate(page);
  await openCode(page);
  await requestBuilderSummary(page).click();
  await page.getByLabel('X-Api-Key').waitFor();
});

test('a page on which React fails after a navigation is loaded from the server', async () => {
  const { page } = await visit('/pt');
  await hydrate(page);
  await page.evaluate(() => {
    Object.assign(window, { same: true });
    const main = document.querySelector('main');
    // The page that React is about to remove is elsewhere.
    if (main?.firstElementChild) document.createElement('div').append(main.firstElementChild);
  });
  await headerLink(page, 'Contato').click();
  await page.waitForFunction(() => !('same' in window));
  expect(page.url()).toBe(`${origin}/pt/contact`);
  expect(await page.locator('h1').isVisible()).toBe(true);
  await hydrate(page);
  expect(await isHydrated(page)).toBe(true);
});

test.each(['main', 'hydrate'])(
  'nothing that needs a script is offered while %s does not arrive',
  async (script) => {
    const { page } = await openPage();
    // It neither arrives nor fails.
    const release = await delayRequests(page, `**/${script}-*.js`);
    await page.goto(origin + address, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await openCode(page);
    const dead = page.locator('.request-builder__form, .plan-finder__field, .code__copy button');
    const shown = async () => {
      const all = await dead.all();
      return (await Promise.all(all.map((one) => one.isVisible()))).filter(Boolean).length;
    };
    if (script === 'main') expect(await shown()).toBe(0);
    else {
      expect(await shown()).toBeGreaterThan(0);
      await page.waitForLoadState();
      await requestBuilderSummary(page).click();
      expect(await page.locator('.request-builder__form').innerText()).toContain('Carregando');
    }
    release();
    await hydrate(page);
    expect(await shown()).toBeGreaterThan(0);
    if (script === 'hydrate') await page.getByLabel('X-Api-Key').waitFor();
  },
);
