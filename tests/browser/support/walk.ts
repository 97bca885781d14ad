import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Lang } from '../../../shared/languages';
import { href } from '../../../shared/links';
import { pageIds, pageLangs } from '../../../shared/pages';
import { hydrate, settled } from './browser';

/** Does what shows another page in this document, and waits until it has come. */
const turn = async (page: Page, act: () => Promise<unknown>): Promise<void> => {
  const before = await page.title();
  await act();
  await page.waitForFunction((title) => document.title !== title, before);
};

/** Longest time of a walk, in milliseconds; a machine with company takes half of it. */
export const walkTime = 60_000;

/**
 * Goes to every page of a language by links alone, from its home page on and without loading another
 * document; back from a page whose links lead to nothing new. Fails where a page is not reached so.
 */
export const walkByLinks = async (page: Page, origin: string, lang: Lang): Promise<void> => {
  const left = new Set(
    pageIds.filter((id) => pageLangs(id).includes(lang)).map((id) => href(id, lang)),
  );
  await page.goto(origin + href('home', lang));
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  left.delete(href('home', lang));
  while (left.size > 0) {
    const links = page.locator('a[href^="/"]:not([target])');
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const at = found.findIndex((address) => address !== null && left.has(address));
    if (at < 0) {
      expect(new URL(page.url()).pathname, [...left].join()).not.toBe(href('home', lang));
      await turn(page, () => page.goBack());
      continue;
    }
    await turn(page, () => links.nth(at).evaluate((link: HTMLElement) => link.click()));
    await settled(page);
    left.delete(found[at] ?? '');
    expect(new URL(page.url()).pathname).toBe(found[at]?.split('?')[0]);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
};
