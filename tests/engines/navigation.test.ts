import { describe, expect, test } from 'vitest';
import { startSite } from '../support/site';
import { atPage, click, hydrate, scrolledTo, travel, until } from './support/actions';
import { startEngines } from './support/engines';
import type { Reader } from './support/reader';

const [engines, { address: origin }] = await Promise.all([startEngines(), startSite()]);

const openHydrated = async (reader: Reader, address: string) => {
  await reader.goto(origin + address);
  await hydrate(reader);
  await reader.evaluate(() => {
    Object.assign(window, { sameDocument: true });
  });
};

const isSameDocument = (reader: Reader) => reader.evaluate(() => 'sameDocument' in window);

describe.each(engines)('$name', async ({ open }) => {
  const reader = await open({ width: 1280 });

  test('a link shows its page without loading a document, and Back and Forward work', async () => {
    await openHydrated(reader, '/en');
    await reader.evaluate(() => scrollTo(0, 600));
    await scrolledTo(reader, 600);
    await click(reader, '.header a[href="/en/contact"]');
    await until(reader, () => document.querySelector('.contact h1') && scrollY === 0);
    expect(await reader.evaluate(() => document.activeElement?.id)).toBe('content');
    expect(await reader.evaluate(() => document.title)).toMatch(/^Contact/);
    await travel(reader, -1);
    await until(reader, () => document.querySelector('.home'));
    await scrolledTo(reader, 600);
    await travel(reader, 1);
    await until(reader, () => document.querySelector('.contact') && scrollY === 0);
    expect(await isSameDocument(reader)).toBe(true);
    expect(reader.complaints()).toEqual([]);
  });

  test('a link to a section scrolls to it, below the header', async () => {
    await openHydrated(reader, '/pt');
    await click(reader, '.header a[href$="#services"]');
    await until(reader, () => {
      const top = document.querySelector('#services')?.getBoundingClientRect().top ?? -1;
      const below = document.querySelector('.header')?.clientHeight ?? 0;
      return location.hash === '#services' && top >= below && top < innerHeight / 2;
    });
    expect(await isSameDocument(reader)).toBe(true);
    expect(reader.complaints()).toEqual([]);
  });

  test.each([false, true])(
    'the language switch keeps page and plan, and Back returns (hydrated: %s)',
    async (first) => {
      const english = '/en/contact?sourcePage=nfse-extraction&plan=Mega';
      await reader.goto(origin + english);
      if (first) await hydrate(reader);
      await click(reader, '.header__bar > .language');
      await atPage(reader, '/pt/contact?sourcePage=nfse-extraction&plan=Mega');
      expect(await reader.evaluate(() => document.documentElement.lang)).toBe('pt-BR');
      await travel(reader, -1);
      await atPage(reader, english);
      expect(await reader.evaluate(() => document.documentElement.lang)).toBe('en');
      expect(reader.complaints()).toEqual([]);
    },
  );
});
