import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { everyRowNightly } from '../../support/exhaustive';
import { hydrate } from './browser';
import { delayReact } from './react';
import { pageHeight, visit, visitWithoutHas } from './visit';

/** A figure that a reader changes by its labels, styles alone. */
type Choice = {
  address: string;
  /** Around the figure's controls. */
  figure: string;
  /** What a reader is shown now of what the choice brings. */
  seen: (page: Page) => Promise<unknown>;
  /** Before anything is chosen. */
  first: unknown;
  /** Labels that are pressed one after the other, and what each brings. */
  steps: readonly (readonly [label: string, seen: unknown])[];
  /** The control that has the focus then, a key, and what it brings. */
  keys: readonly [control: string, key: string, seen: unknown];
  /** What a browser without :has() shows. */
  withoutHas: unknown;
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

/** The words of those elements that can be seen, or of a part of each. */
export const visible = (page: Page, selector: string, part = ''): Promise<string[]> =>
  words(page, selector, part);

/** The same of those that are marked. */
export const marked = (page: Page, selector: string, mark: Mark, part = ''): Promise<string[]> =>
  words(page, selector, part, mark);

/** What assistive technology is told, text by text; what styles count is in it. */
export const accessibleTexts = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const texts = nodes.filter(({ role }) => role?.value === 'StaticText');
  return texts.map(({ name }) => String(name?.value).trim());
};

/** Where the page is, and how tall: a choice moves nothing. */
const place = (page: Page) =>
  page.evaluate(() => [scrollY, document.documentElement.scrollHeight, location.href]);

/** Presses labels by mouse or finger, each in the middle of the window, and looks. */
const press = async (page: Page, { seen, steps }: Choice, by: 'click' | 'tap') => {
  for (const [label, then] of steps) {
    const target = page.locator(label).filter({ visible: true }).first();
    await target.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await place(page);
    await target[by]();
    expect(await seen(page), label).toEqual(then);
    expect(await place(page), label).toEqual(before);
  }
};

/** Goes on by keys; one ring says where they are. */
const pressKey = async (page: Page, { figure, seen, keys: [control, key, then] }: Choice) => {
  await page.locator(control).focus();
  await page.keyboard.press(key);
  expect(await seen(page), key).toEqual(then);
  const rings = await page.locator(`${figure} *`).evaluateAll((all) =>
    all.filter((one) => {
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(one);
      // What is drawn with a thinner outline is no ring.
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2 && opacity !== '0';
    }),
  );
  expect(rings, 'focus rings').toHaveLength(1);
};

// The rest comes when the browser finds time for it: pictures, fonts, the site's icon, its speculation rules.
const sending = ['document', 'xhr', 'fetch', 'ping', 'eventsource', 'websocket'];

/** Addresses that the page asks or tells something from now on. */
export const watchSending = (page: Page): string[] => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (sending.includes(request.resourceType())) urls.push(request.url());
  });
  return urls;
};

/** Tests a figure by finger, mouse and keys, without JavaScript, before React and with it, and in an old browser. */
export const testChoice = (choice: Choice): void => {
  const { address, seen, first, steps, withoutHas } = choice;

  const ways = [
    ['on a phone', true, 390],
    ['on a desk', true, 1280],
    ['on a phone without JavaScript', false, 390],
  ] as const;

  test.each(everyRowNightly(ways))(
    'keeps a choice by pointer and keys through hydration without moving the page (%s)',
    async (_way, javaScriptEnabled, width) => {
      const { page, complaints } = await visit(address, { javaScriptEnabled, width });
      await page.evaluate(() => document.fonts.ready);
      const requests = watchSending(page);
      const release = javaScriptEnabled ? await delayReact(page) : undefined;
      expect(await seen(page)).toEqual(first);
      await press(page, choice, width < 768 ? 'tap' : 'click');
      const height = await pageHeight(page);
      if (release) {
        release();
        await hydrate(page);
        expect(await seen(page)).toEqual(steps.at(-1)?.[1]);
      }
      await pressKey(page, choice);
      expect(await pageHeight(page)).toBe(height);
      expect(requests).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  test('shows everything that cannot be chosen in a browser without :has()', async () => {
    expect(await seen(await visitWithoutHas(address))).toEqual(withoutHas);
  });
};
