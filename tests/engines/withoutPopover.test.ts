import { expect, test } from 'vitest';
import { startSite } from '../support/site';
import { click, hydrate, until } from './support/actions';
import { startEngines } from './support/engines';

// Only WebKit can be told to do without popovers, as Safari 16 does.
const [[engine], { address: origin }] = await Promise.all([
  startEngines(['webkit']),
  startSite({ warm: false }),
]);
const reader = await engine?.open({ width: 390, popover: false });
if (!reader) throw new Error('no WebKit');

/** The share of the view that stays covered while the page is scrolled. */
const coveredShare = () =>
  reader.evaluate(async () => {
    scrollTo(0, 900);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const header = document.querySelector('header:not(main *)')?.getBoundingClientRect();
    return Math.max(0, header?.bottom ?? 0) / innerHeight;
  });

test.each(['/en', '/pt', '/landing-page-arquitetura'])(
  '%s can be read without popovers',
  async (address) => {
    await reader.goto(origin + address);
    expect(await reader.evaluate(() => 'popover' in HTMLElement.prototype)).toBe(false);
    const mark = await reader.evaluate(() => {
      const { width = 0, height = 0 } =
        document.querySelector('header:not(main *) svg')?.getBoundingClientRect() ?? {};
      return Math.min(width, height);
    });
    expect(mark).toBeGreaterThan(24);
    expect(await coveredShare()).toBeLessThan(0.1);
    expect(reader.complaints()).toEqual([]);
  },
);

test('the menu is a line of the header, and leads on', async () => {
  await reader.goto(`${origin}/en`);
  await hydrate(reader);
  await click(reader, '#menu a[href="/en/contact"]');
  await until(reader, () => document.querySelector('.contact h1') !== null);
  expect(reader.complaints()).toEqual([]);
});
