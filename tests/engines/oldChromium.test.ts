import { afterAll, describe, expect, test } from 'vitest';
import { documents } from '../browser/support/addresses';
import { findOverflow } from '../browser/support/overflow';
import { startSite } from '../support/site';
import { click, hydrate, until } from './support/actions';
import { chosenEngines } from './support/engines';
import { startOldChromium } from './support/oldChromium';
import { onePageEach } from './support/onePageEach';
import type { Reader } from './support/reader';

const { address: origin } = await startSite();

const isChosen = chosenEngines?.includes('chromium') ?? true;

// One version above the oldest that the build names.
describe.runIf(isChosen)('Chromium 112', async () => {
  const engine = await startOldChromium(112);
  afterAll(() => engine.close());
  const reader = await engine.open({ width: 390, colorScheme: 'dark' });

  test.each(documents)(
    '$address hydrates without a message on the console and does not scroll sideways',
    async ({ address, hydrates }) => {
      reader.complaints();
      await reader.goto(origin + address);
      if (hydrates) await hydrate(reader);
      expect(await findOverflow(reader)).toEqual([]);
      // It has an experimental form of popovers, and says so.
      const harmless = hydrates ? /'popover' attribute/ : /'popover' attribute|404/;
      expect(reader.complaints().filter((line) => !harmless.test(line))).toEqual([]);
    },
  );

  test('the form that changes a request opens, and a copy button reacts', async () => {
    await reader.goto(`${origin}/en/products/nfse-extraction`);
    await click(reader, '#code > summary');
    await click(reader, '.request-builder__form summary');
    await until(reader, () => document.querySelector('.request-builder__form input'));
    await click(reader, '.code__copy button');
    await until(reader, () => document.querySelector('.code__copy [data-state]'));
  });
});

/** Texts that are less than 4.5:1 against the page, and boxes beyond it. */
const findUnreadable = (reader: Reader) =>
  reader.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`${scrollWidth} wide`] : [];
    for (const element of document.querySelectorAll(
      'main :is(h1, h2, p, li, td, label, a, button)',
    )) {
      const { color, backgroundColor } = getComputedStyle(element);
      const isPlain = ['rgba(0, 0, 0, 0)', 'rgb(239, 239, 239)'].includes(backgroundColor);
      const isInk = ['rgb(0, 0, 0)', 'rgb(0, 0, 238)'].includes(color);
      if (!isPlain || !isInk) faults.push(`${element.tagName} ${color} on ${backgroundColor}`);
    }
    const root = getComputedStyle(document.documentElement);
    return [...faults, ...(root.colorScheme === 'normal' ? [] : [root.colorScheme])];
  });

// The last one for Windows 7 and 8.1. It has no oklch().
describe.runIf(isChosen)('Chromium 109', async () => {
  const engine = await startOldChromium(109);
  afterAll(() => engine.close());
  const reader = await engine.open({ width: 390, colorScheme: 'dark' });

  test.each(onePageEach)('%s is black text on a white page, with its links', async (address) => {
    await reader.goto(origin + address);
    expect(await findUnreadable(reader)).toEqual([]);
    expect(await reader.evaluate(() => document.links.length)).toBeGreaterThan(10);
  });
});
