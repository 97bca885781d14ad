import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Lang } from '../../../shared/languages';
import { href } from '../../../shared/links';
import { pageIds, pageLangs } from '../../../shared/pages';
import { hydrate, settled, type WatchedPage } from './browser';

/** Does what shows another page in this document, and waits until it has come. */
const turn = async (page: Page, act: () => Promise<unknown>): Promise<void> => {
  const before = await page.title();
  await act();
  await page.waitForFunction((title) => document.title !== title, before);
};

/** Longest time of a walk, in milliseconds: a development build on a machine with company takes half of it. */
export const walkTime = 120_000;

/**
 * Goes to every page of a language by links alone, from its home page on and without loading another
 * document. From a page whose links lead to nothing new it goes to one that had more of them, or back. Fails
 * where a page is not reached so, and where the browser complains.
 */
export const walkByLinks = async (
  { page, complaints }: WatchedPage,
  origin: string,
  lang: Lang,
): Promise<void> => {
  complaints.splice(0);
  const home = href('home', lang);
  const left = new Set(
    pageIds.filter((id) => pageLangs(id).includes(lang)).map((id) => href(id, lang)),
  );
  left.delete(home);
  await page.goto(origin + home);
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const linksOf = new Map<string, string[]>();
  for (let at = home; left.size > 0; ) {
    const links = page.locator('a[href^="/"]:not([target])');
    const found = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    linksOf.set(at, found);
    const leadsOn = (address: string) => linksOf.get(address)?.some((link) => left.has(link));
    const next = found.find((address) => left.has(address)) ?? found.find(leadsOn);
    if (!next) expect(at, [...left].join()).not.toBe(home);
    const link = links.nth(next ? found.indexOf(next) : 0);
    await turn(page, () => (next ? link.evaluate((a: HTMLElement) => a.click()) : page.goBack()));
    const { pathname, search } = new URL(page.url());
    at = pathname + search;
    if (next) expect(at).toBe(next);
    expect(complaints, at).toEqual([]);
    if (left.delete(at)) await settled(page);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(complaints).toEqual([]);
};
