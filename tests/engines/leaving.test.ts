import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { startSite } from '../support/site';
import {
  atPage,
  click,
  giveSign,
  hydrate,
  hydrated,
  idle,
  scrolledTo,
  travel,
  until,
} from './support/actions';
import { chosenEngines, startEngines } from './support/engines';
import { onePageEach } from './support/onePageEach';
import type { Reader } from './support/reader';

// `npm test` runs this file in Chromium on some pages, `npm run nightly -- engines` in all engines on all pages.
const [engines, { address: origin }] = await Promise.all([
  startEngines(chosenEngines ?? ['chromium']),
  startSite(),
]);

const pages = onePageEach.filter((_, index) => chosenEngines || index % 6 === 0);

/** Opens an address and records whether the document was restored from the cache. */
const openMarked = async (reader: Reader, address: string) => {
  await reader.goto(origin + address);
  await reader.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  // Firefox does not cache a document that still loads pictures or stylesheets; print styles load half a second later.
  await until(reader, () => {
    const pictures = [...document.images].filter(
      (image) => image.getBoundingClientRect().top <= innerHeight,
    );
    const print = document.querySelector<HTMLLinkElement>('head > link[media=print]');
    return print?.sheet && pictures.every((image) => image.complete);
  });
};

/** Leaves for another document and goes back; returns whether the first one was restored from the cache. */
const leaveAndReturn = async (reader: Reader, address: string) => {
  await reader.evaluate(() => {
    Object.assign(window, { persisted: undefined });
    setTimeout(() => location.assign('/robots.txt'), 20);
  });
  await atPage(reader, '/robots.txt');
  await travel(reader, -1);
  await atPage(reader, address);
  return reader.evaluate(() => Boolean((window as { persisted?: boolean }).persisted));
};

const isHydrated = (reader: Reader) =>
  reader.evaluate(() => performance.getEntriesByName('hydrated').length > 0);

/** Follows a link of the header and waits for its page. */
const goToContact = async (reader: Reader) => {
  await click(reader, '.header a[href="/en/contact"]');
  await until(reader, () => document.querySelector('.contact h1'));
};

describe.each(engines)('$name', async ({ open }) => {
  const reader = await open({ width: 1280 });

  test.each(pages)(
    'Back restores %s from the back/forward cache, before and after hydration',
    async (address) => {
      await openMarked(reader, address);
      expect(await leaveAndReturn(reader, address), 'before').toBe(true);
      expect(await isHydrated(reader)).toBe(false);
      // The same document still waits for the first sign.
      await hydrate(reader);
      // Firefox and WebKit do not cache a document that still loads modules.
      await idle(reader);
      expect(await leaveAndReturn(reader, address), 'with React').toBe(true);
      expect(await isHydrated(reader)).toBe(true);
      expect(reader.complaints()).toEqual([]);
    },
  );

  test('a page works at its scroll position when Back crosses the language switch', async () => {
    await openMarked(reader, '/en/products/nfse-extraction');
    await hydrate(reader);
    await reader.evaluate(() => scrollTo(0, 500));
    await scrolledTo(reader, 500);
    await click(reader, '.header__bar > .language-switch');
    await atPage(reader, '/pt/extracao-dados-nfse');
    await travel(reader, -1);
    await atPage(reader, '/en/products/nfse-extraction');
    await scrolledTo(reader, 500);
    expect(
      await reader.evaluate(() => Boolean((window as { persisted?: boolean }).persisted)),
    ).toBe(true);
    await click(reader, '#code > summary');
    await click(reader, '.tabs__tab:last-of-type');
    await until(reader, () =>
      document.querySelector('.tabs__tab:last-of-type[aria-selected=true]'),
    );
    await goToContact(reader);
    expect(reader.complaints()).toEqual([]);
  });

  test('the menu that a reader left by is closed after Back', async () => {
    const phone = await open({ width: 390 });
    await openMarked(phone, '/en/contact');
    await click(phone, '.menu-button');
    await hydrated(phone);
    await idle(phone);
    // A link to another document.
    await click(phone, '#menu .language-switch');
    await atPage(phone, '/pt/contact');
    await travel(phone, -1);
    await atPage(phone, '/en/contact');
    await until(phone, () => (window as { persisted?: boolean }).persisted);
    expect(
      await phone.evaluate(() => document.querySelector('#menu')?.matches(':popover-open')),
    ).toBe(false);
  });

  // Leaving may interrupt a module, a rendering or an effect. `npm test` leaves at two moments that do not depend on the
  // speed of the machine.
  const moments: [name: string, come: () => Promise<unknown>][] = [
    ['at the first sign of intent', async () => {}],
    ['right after hydration', () => hydrated(reader)],
    ...(chosenEngines ? [15, 30, 60, 100, 150, 250] : []).map((delay): (typeof moments)[number] => [
      `${delay} ms after the first sign`,
      () => wait(delay),
    ]),
  ];
  test.each(moments)(
    'a page that was left %s works at its scroll position after Back',
    async (_name, come) => {
      await reader.goto(`${origin}/en`);
      await reader.evaluate(() => scrollTo(0, 300));
      await scrolledTo(reader, 300);
      // Chromium saves the position a second later; a document that loads modules is not in the back/forward cache.
      await wait(1200);
      await giveSign(reader);
      await come();
      // Later, so that the driver gets its response before the document is left.
      await reader.evaluate(() => void setTimeout(() => location.assign('/pt')));
      await atPage(reader, '/pt');
      await travel(reader, -1);
      await atPage(reader, '/en');
      await scrolledTo(reader, 300);
      await hydrate(reader);
      await goToContact(reader);
      expect(reader.complaints()).toEqual([]);
    },
  );
});
