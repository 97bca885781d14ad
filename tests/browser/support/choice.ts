import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { everyRowNightly } from '../../support/exhaustive';
import { hydrate } from './browser';
import { delayReact } from './react';
import { pageHeight, visit, visitWithoutHas } from './visit';

/** A figure whose radio buttons change it by styles alone. */
type Choice = {
  address: string;
  /** Selector of the element with the controls. */
  figure: string;
  /** Reads what the figure shows now. */
  read: (page: Page) => Promise<unknown>;
  /** What the figure shows before a choice. */
  first: unknown;
  /** Labels to press one after another, and what each shows. */
  steps: readonly (readonly [label: string, shown: unknown])[];
  /** A control to focus, a key to press, and what it shows. */
  keys: readonly [control: string, key: string, shown: unknown];
  /** What the figure shows in a browser without :has(). */
  withoutHas: unknown;
  /** What the figure shows on a desk, given what it shows on a phone, where the two differ. */
  onDesk?: (shown: unknown) => unknown;
};

/** A property that only marked elements have. */
type Mark = 'backgroundColor' | 'boxShadow';

const words = (page: Page, selector: string, part: string, mark?: Mark): Promise<string[]> =>
  page.locator(selector).evaluateAll(
    (all, { part, mark }) =>
      all
        .filter((one) =>
          mark
            ? !['none', 'rgba(0, 0, 0, 0)'].includes(getComputedStyle(one)[mark])
            : one.checkVisibility({ visibilityProperty: true }),
        )
        .map((one) => (part ? one.querySelector(part) : one)?.textContent ?? '')
        .map((text) => text.replace(/\s+/g, ' ').trim()),
    { part, mark },
  );

/** The texts of visible elements, or of a part of each. */
export const visible = (page: Page, selector: string, part = ''): Promise<string[]> =>
  words(page, selector, part);

/** The texts of marked elements, or of a part of each. */
export const marked = (page: Page, selector: string, mark: Mark, part = ''): Promise<string[]> =>
  words(page, selector, part, mark);

/** The texts for assistive technology, CSS counters included. */
export const accessibleTexts = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const texts = nodes.filter(({ role }) => role?.value === 'StaticText');
  return texts.map(({ name }) => String(name?.value).trim());
};

/** Scroll position, height and address of the page, which a choice must not change. */
const place = (page: Page) =>
  page.evaluate(() => [scrollY, document.documentElement.scrollHeight, location.href]);

/** Presses labels by mouse or finger and compares what the figure shows. */
const press = async (page: Page, { read, steps }: Choice, by: 'click' | 'tap') => {
  for (const [label, shown] of steps) {
    const target = page.locator(label).filter({ visible: true }).first();
    await target.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await place(page);
    await target[by]();
    expect(await read(page), label).toEqual(shown);
    expect(await place(page), label).toEqual(before);
  }
};

/** Presses a key and expects one focus ring. */
const pressKey = async (page: Page, { figure, read, keys: [control, key, shown] }: Choice) => {
  await page.locator(control).focus();
  await page.keyboard.press(key);
  expect(await read(page), key).toEqual(shown);
  const rings = await page.locator(`${figure} *`).evaluateAll((all) =>
    all.filter((one) => {
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(one);
      // Thinner outlines belong to drawings.
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2 && opacity !== '0';
    }),
  );
  expect(rings, 'focus rings').toHaveLength(1);
};

// Not those that the browser may load at any time: pictures, fonts, icons, speculation rules.
const sending = ['document', 'xhr', 'fetch', 'ping', 'eventsource', 'websocket'];

/** Collects the addresses that the page requests from now on. */
export const watchSending = (page: Page): string[] => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (sending.includes(request.resourceType())) urls.push(request.url());
  });
  return urls;
};

/** Tests a figure by pointer and keys, with and without JavaScript, through hydration, and without :has(). */
export const testChoice = (choice: Choice): void => {
  const { address, read, withoutHas, onDesk = (shown) => shown } = choice;
  const desk: Choice = {
    ...choice,
    first: onDesk(choice.first),
    steps: choice.steps.map(([label, shown]) => [label, onDesk(shown)]),
    keys: [choice.keys[0], choice.keys[1], onDesk(choice.keys[2])],
  };

  const ways = [
    ['on a phone', choice, true, 390],
    ['on a desk', desk, true, 1280],
    ['on a phone without JavaScript', choice, false, 390],
  ] as const;

  test.each(everyRowNightly(ways))(
    'keeps a choice by pointer and keys through hydration without moving the page (%s)',
    async (_way, shown, javaScriptEnabled, width) => {
      const { page, complaints } = await visit(address, { javaScriptEnabled, width });
      await page.evaluate(() => document.fonts.ready);
      const requests = watchSending(page);
      const release = javaScriptEnabled ? await delayReact(page) : undefined;
      expect(await read(page)).toEqual(shown.first);
      await press(page, shown, width < 768 ? 'tap' : 'click');
      const height = await pageHeight(page);
      if (release) {
        release();
        await hydrate(page);
        expect(await read(page)).toEqual(shown.steps.at(-1)?.[1]);
      }
      await pressKey(page, shown);
      expect(await pageHeight(page)).toBe(height);
      expect(requests).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  test('shows everything that cannot be chosen in a browser without :has()', async () => {
    expect(await read(await visitWithoutHas(address))).toEqual(withoutHas);
  });
};
