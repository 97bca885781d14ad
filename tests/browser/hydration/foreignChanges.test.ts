import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { delayReact } from '../support/react';
import { visit } from '../support/visit';

/** What extensions, translators and browsers change in a document; each runs in the page. */
const changes = {
  'a password manager that puts icons after fields': () => {
    for (const field of document.querySelectorAll('input:not([type=hidden])'))
      field.after(document.createElement('div'));
  },
  'an extension that puts a button after pictures': () => {
    for (const picture of document.querySelectorAll('img, svg'))
      picture.after(Object.assign(document.createElement('button'), { textContent: 'Save' }));
  },
  'a click-to-call extension that wraps numbers': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode())
      if (/\d{3}/.test(texts.currentNode.nodeValue ?? '')) found.push(texts.currentNode as Text);
    for (const text of found) {
      const call = document.createElement('span');
      text.replaceWith(call);
      call.append(text);
    }
  },
  'an ad blocker that removes a link': () => {
    document.querySelector('main a[href^="https://wa.me"]')?.remove();
  },
  'a translator that replaces text in place': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (texts.currentNode.nodeValue?.trim()) texts.currentNode.nodeValue = 'Wort';
  },
  'a translator that wraps text': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode())
      if (texts.currentNode.nodeValue?.trim()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const font = document.createElement('font');
      font.append(Object.assign(document.createElement('font'), { textContent: 'Wort' }));
      text.replaceWith(font);
    }
  },
};

/** Waits until React has hydrated the page or has given it up. */
const decided = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('html[data-hydrated], html:not([data-hydratable])') !== null,
  );

describe.each(Object.entries(changes))('%s, before the first touch', (_name, change) => {
  const open = async (address: string) => {
    const watched = await visit(address, { width: 390 });
    await watched.page.waitForLoadState();
    await watched.page.evaluate(change);
    const text = () =>
      watched.page.evaluate(() => document.querySelector('main')?.textContent?.slice(0, 400));
    return { ...watched, text, release: await delayReact(watched.page) };
  };

  test('leaves the fold open that the touch has opened, and the text as it is', async () => {
    const { page, text, release } = await open('/pt/contact');
    const before = await text();
    const fold = page.locator('main details').first();
    const same = await fold.elementHandle();
    await fold.locator('summary').tap();
    release();
    await decided(page);
    expect(await same?.evaluate((one) => one.isConnected && one.hasAttribute('open'))).toBe(true);
    expect(await text()).toBe(before);
  });

  test('leaves what is typed, the focus and the caret', async () => {
    const { page, release } = await open('/pt/contact');
    const field = page.locator('#contact-name');
    await field.evaluate((one: HTMLElement) => one.closest('details')?.setAttribute('open', ''));
    await field.focus();
    await page.keyboard.type('Maria Souza');
    for (let at = 0; at < 6; at += 1) await page.keyboard.press('ArrowLeft');
    release();
    await decided(page);
    await page.keyboard.type(' da Silva');
    expect(await field.inputValue()).toBe('Maria da Silva Souza');
  });

  test('leaves the menu open, and its links work', async () => {
    const { page, release } = await open('/pt');
    // Its name is what the translator changed.
    await page.locator('.menu-button').tap();
    release();
    await decided(page);
    const menu = page.locator('#menu');
    expect(await menu.isVisible()).toBe(true);
    await menu.locator('a[href$="/contact"]').first().tap();
    await page.waitForURL('**/pt/contact');
  });

  test('leaves the place and the selected text', async () => {
    const { page, release } = await open('/privacy-policy?lang=pt');
    await page.evaluate(() => {
      const paragraph = document.querySelectorAll('main p')[4];
      if (paragraph) getSelection()?.selectAllChildren(paragraph);
      scrollTo(0, 700);
    });
    const selected = await page.evaluate(() => String(getSelection()));
    await page.keyboard.press('Shift');
    release();
    await decided(page);
    expect(await page.evaluate(() => scrollY)).toBe(700);
    expect(await page.evaluate(() => String(getSelection()))).toBe(selected);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A');
  });
});
