import { describe, expect, test } from 'vitest';
import { startSite } from '../support/site';
import { click, hydrate, point, until } from './support/actions';
import { startEngines } from './support/engines';
import { onePageEach } from './support/onePageEach';
import type { Reader } from './support/reader';

const [engines, { address: origin }] = await Promise.all([startEngines(), startSite()]);

/** Selectors of the last radio button of each group that is not chosen. */
const findChoices = (reader: Reader) =>
  reader.evaluate(() => {
    const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    const open = radios.filter(({ checked, labels }) => !checked && labels?.[0]?.checkVisibility());
    return [...new Map(open.map(({ name, id }) => [name, `#${id}`])).values()];
  });

/** Selectors of the first three closed questions that are shown, which it numbers. */
const findQuestions = (reader: Reader) =>
  reader.evaluate(() =>
    [...document.querySelectorAll('main details:not([open]) > summary')]
      .filter((summary) => summary.checkVisibility({ visibilityProperty: true }))
      .slice(0, 3)
      .map((summary, at) => {
        summary.setAttribute('data-question', String(at));
        return `[data-question="${at}"]`;
      }),
  );

const isMenuOpen = () => document.querySelector('#menu')?.checkVisibility();
const isMenuClosed = () => !document.querySelector('#menu')?.checkVisibility();

describe.each(engines)('$name', async ({ open }) => {
  const reader = await open({ width: 390 });

  test.each(onePageEach)('every choice and question of %s reacts to a click', async (address) => {
    reader.complaints();
    await reader.goto(origin + address);
    for (const radio of await findChoices(reader)) {
      // Some radio buttons are transparent and lie over their labels.
      await click(reader, `${radio}, label[for="${radio.slice(1)}"]`);
      await until(reader, (of) => document.querySelector(of)?.matches(':checked'), radio);
    }
    for (const question of await findQuestions(reader)) {
      await click(reader, question);
      await until(reader, (of) => document.querySelector(of)?.closest('details')?.open, question);
    }
    expect(reader.complaints()).toEqual([]);
  });

  test('the menu opens, closes by its button and Escape, and its links work', async () => {
    await reader.goto(`${origin}/en`);
    await until(reader, isMenuClosed);
    await click(reader, '.menu-button');
    await until(reader, isMenuOpen);
    await click(reader, '.menu__close');
    await until(reader, isMenuClosed);
    await click(reader, '.menu-button');
    await until(reader, isMenuOpen);
    await reader.key('Escape');
    await until(reader, isMenuClosed);
    await hydrate(reader);
    await click(reader, '.menu-button');
    await click(reader, '#menu a[href$="#services"]');
    await until(reader, () => location.hash === '#services' && scrollY > 300);
    await until(reader, isMenuClosed);
    expect(reader.complaints()).toEqual([]);
  });

  test('tabs show one panel at a time, whose sample is copied by its button', async () => {
    await reader.goto(`${origin}/en/products/nfse-extraction`);
    await click(reader, 'summary:has(+ #request)');
    await click(reader, '#code > summary');
    for (const language of ['python', 'php', 'curl']) {
      await click(reader, `.tabs__tab[href$="-${language}"]`);
      await until(
        reader,
        (end) => {
          const shown = [...document.querySelectorAll('.tabs__panel')].filter((one) =>
            one.checkVisibility({ visibilityProperty: true }),
          );
          return shown.length === 1 && shown[0]?.id.endsWith(end);
        },
        language,
      );
    }
    await click(reader, '.code__copy button');
    await until(reader, () => document.querySelector('.code__copy [data-state=copied]'));
    expect(reader.complaints()).toEqual([]);
  });

  test('the divider of a comparison moves to where a pointer presses', async () => {
    await reader.goto(`${origin}/pt/restauracao-fotos-antigas-ia`);
    await point(reader, '#reveal-street');
    const { left, top, width } = await reader.evaluate(() => {
      const frame = document.querySelector('.comparison:has(#reveal-street) .comparison__frame');
      const { x = 0, y = 0, width = 0, height = 0 } = frame?.getBoundingClientRect() ?? {};
      return { left: x, top: y + height / 2, width };
    });
    const target = left + width * 0.2;
    await reader.moveTo(target, top);
    await reader.press();
    await until(
      reader,
      (x) => {
        const edge = document.querySelector('.comparison:has(#reveal-street) .comparison__edge');
        const box = edge?.getBoundingClientRect();
        return box && Math.abs(box.x + box.width / 2 - x) < 10;
      },
      target,
    );
    expect(reader.complaints()).toEqual([]);
  });
});

// Safari 16, the last one of older iPhones, has no popovers; only WebKit can be started without them.
describe.each(engines.filter(({ name }) => name === 'webkit'))(
  '$name without popovers',
  async ({ open }) => {
    const reader = await open({ width: 390, popover: false });

    test.each(['/en', '/landing-page-arquitetura'])(
      'the header of %s shows its links and does not stay over the page',
      async (address) => {
        await reader.goto(origin + address);
        expect(await reader.evaluate(() => 'popover' in HTMLElement.prototype)).toBe(false);
        await point(reader, 'header nav a');
        await reader.evaluate(() => scrollTo(0, 900));
        await until(reader, () => {
          const header = document.querySelector('header:not(main *)');
          return scrollY > 800 && (header?.getBoundingClientRect().bottom ?? 0) < innerHeight / 10;
        });
        expect(reader.complaints()).toEqual([]);
      },
    );
  },
);
