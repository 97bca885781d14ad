import { describe, expect, test } from 'vitest';
import { startSite } from '../support/site';
import { walkPages } from '../support/walkPages';
import { click, hydrate, point, until } from './support/actions';
import { startEngines } from './support/engines';
import type { Reader } from './support/reader';

const [engines, { address: origin }] = await Promise.all([startEngines(), startSite()]);

/** One address of each page. */
const pages = [...new Map(walkPages().map(({ page, address }) => [page, address])).values()];

/** The last radio button of each group that is not chosen. */
const findChoices = (reader: Reader) =>
  reader.evaluate(() => {
    const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    const open = radios.filter(({ checked, labels }) => !checked && labels?.[0]?.checkVisibility());
    return [...new Map(open.map(({ name, id }) => [name, id])).values()];
  });

/** The indexes of closed questions. */
const findClosed = (reader: Reader) =>
  reader.evaluate(() =>
    [...document.querySelectorAll<HTMLDetailsElement>('main details')].flatMap(({ open }, at) =>
      open ? [] : [at],
    ),
  );

const isShown = (reader: Reader, selector: string) =>
  reader.evaluate((selector) => {
    const element = document.querySelector(selector);
    return Boolean(element?.checkVisibility({ visibilityProperty: true }));
  }, selector);

describe.each(engines)('$name', async ({ open }) => {
  const reader = await open({ width: 390 });

  test.each(pages)('every choice and question of %s reacts to a click', async (address) => {
    reader.complaints();
    await reader.goto(origin + address);
    for (const id of await findChoices(reader)) {
      // Some radio buttons are transparent and lie over their labels.
      await click(reader, `#${id}, label[for="${id}"]`);
      await until(reader, (of) => document.getElementById(of)?.matches(':checked'), id);
    }
    for (const at of (await findClosed(reader)).slice(0, 3)) {
      const numbered = (number: number) => {
        const details = document.querySelectorAll('main details')[number];
        details?.querySelector('summary')?.setAttribute('data-question', String(number));
      };
      await reader.evaluate(numbered, at);
      await click(reader, `[data-question="${at}"]`);
      await until(
        reader,
        (number) => {
          const all = [...document.querySelectorAll<HTMLDetailsElement>('main details')];
          const question = all[number];
          // Only one question of a name is open.
          const others = all.filter(
            (one) => one !== question && one.name === question?.name && one.name,
          );
          return question?.open && others.every((other) => !other.open);
        },
        at,
      );
    }
    expect(reader.complaints()).toEqual([]);
  });

  test('the menu opens, closes by its button and Escape, and its links work', async () => {
    await reader.goto(`${origin}/en`);
    expect(await isShown(reader, '#menu')).toBe(false);
    await click(reader, '.menu-button');
    await until(reader, () => document.querySelector('#menu')?.checkVisibility());
    await click(reader, '.menu__close');
    await until(reader, () => !document.querySelector('#menu')?.checkVisibility());
    await click(reader, '.menu-button');
    await until(reader, () => document.querySelector('#menu')?.checkVisibility());
    await reader.key('Escape');
    await until(reader, () => !document.querySelector('#menu')?.checkVisibility());
    await hydrate(reader);
    await click(reader, '.menu-button');
    await click(reader, '#menu a[href$="#services"]');
    await until(reader, () => location.hash === '#services' && scrollY > 300);
    expect(await isShown(reader, '#menu')).toBe(false);
    expect(reader.complaints()).toEqual([]);
  });

  test.each([false, true])('tabs show one panel at a time (hydrated: %s)', async (first) => {
    await reader.goto(`${origin}/en/products/nfse-extraction`);
    if (first) await hydrate(reader);
    await click(reader, 'summary:has(+ #request)');
    const panels = await reader.evaluate(() =>
      [...document.querySelectorAll('.tabs__panel')].map(({ id }) => `#${id}`),
    );
    expect(panels.length).toBeGreaterThan(1);
    for (const panel of [...panels.slice(1), ...panels.slice(0, 1)]) {
      await click(reader, `.tabs__tab[href="${panel}"]`);
      await until(
        reader,
        (selector) => {
          const shown = [...document.querySelectorAll('.tabs__panel')].filter((one) =>
            one.checkVisibility({ visibilityProperty: true }),
          );
          return shown.length === 1 && shown[0]?.matches(selector);
        },
        panel,
      );
    }
    expect(reader.complaints()).toEqual([]);
  });

  test('the copy button of a sample copies it and says so', async () => {
    await reader.goto(`${origin}/en/products/nfse-extraction`);
    await hydrate(reader);
    await click(reader, 'summary:has(+ #request)');
    await click(reader, '.code__copy button');
    await until(reader, () => document.querySelector('.code__copy [data-state=copied]'));
    expect(reader.complaints()).toEqual([]);
  });

  test('the divider of a comparison moves to where a pointer presses', async () => {
    await reader.goto(`${origin}/pt/restauracao-fotos-antigas-ia`);
    await point(reader, '#reveal-street');
    const { left, top, width } = await reader.evaluate(() => {
      const frame = document.querySelector('.compare:has(#reveal-street) .compare__frame');
      const { x = 0, y = 0, width = 0, height = 0 } = frame?.getBoundingClientRect() ?? {};
      return { left: x, top: y + height / 2, width };
    });
    await reader.moveTo(left + width * 0.2, top);
    await reader.press();
    await until(reader, () => {
      const figure = document.querySelector('.compare:has(#reveal-street)');
      const box = (selector: string) => figure?.querySelector(selector)?.getBoundingClientRect();
      const [edge, frame] = [box('.compare__edge'), box('.compare__frame')];
      if (!edge || !frame) return false;
      return Math.abs((edge.x + edge.width / 2 - frame.x) / frame.width - 0.2) < 0.03;
    });
    expect(reader.complaints()).toEqual([]);
  });
});

// Safari 16 and Firefox 115 have no popovers; only WebKit can be started without them.
describe.each(engines.filter(({ name }) => name === 'webkit'))(
  '$name without popovers',
  async ({ open }) => {
    const reader = await open({ width: 390, popover: false });

    test.each(['/en', '/pt', '/landing-page-arquitetura'])(
      'the header of %s shows its mark and does not cover the page',
      async (address) => {
        await reader.goto(origin + address);
        expect(await reader.evaluate(() => 'popover' in HTMLElement.prototype)).toBe(false);
        const { mark, covered } = await reader.evaluate(async () => {
          const header = document.querySelector('header:not(main *)');
          const { width = 0, height = 0 } =
            header?.querySelector('svg')?.getBoundingClientRect() ?? {};
          scrollTo(0, 900);
          await new Promise(requestAnimationFrame);
          const bottom = header?.getBoundingClientRect().bottom ?? 0;
          return { mark: Math.min(width, height), covered: bottom / innerHeight };
        });
        expect(mark).toBeGreaterThan(24);
        expect(covered).toBeLessThan(0.1);
        expect(reader.complaints()).toEqual([]);
      },
    );

    test('the menu is shown in the header and its links work', async () => {
      await reader.goto(`${origin}/en`);
      await hydrate(reader);
      await click(reader, '#menu a[href="/en/contact"]');
      await until(reader, () => document.querySelector('.contact h1') !== null);
      expect(reader.complaints()).toEqual([]);
    });
  },
);
