import { expect, test } from 'vitest';
import { everyRowNightly } from '../../support/exhaustive';
import { hydrate } from '../support/browser';
import { scrollPage } from '../support/scrollPage';
import { top, visit } from '../support/visit';

test.each(everyRowNightly([false, true]))(
  'the header stays in view, and is translucent above 20 px only (hydrated: %s)',
  async (hydrated) => {
    const { page, complaints } = await visit('/en');
    if (hydrated) await hydrate(page);
    const header = page.getByRole('banner');
    /** A colour with an alpha channel has a slash. */
    const isTranslucent = () =>
      header.evaluate((element) => getComputedStyle(element).backgroundColor.includes('/'));
    for (const [scroll, translucent] of [
      [0, false],
      [15, false],
      [20, false],
      [21, true],
      [900, true],
      [0, false],
    ] as const) {
      await scrollPage(page, scroll);
      await expect.poll(isTranslucent, { message: `at ${scroll} px` }).toBe(translucent);
      expect(await top(page, '.header')).toBe(0);
    }
    expect(complaints).toEqual([]);
  },
);

// Apps with a browser of their own do so by the size of text that a phone is set to, and Firefox by a setting.
test.each([360, 390, 768])(
  'nothing in the header is covered or out of view at %s px where text alone is twice as large',
  async (width) => {
    const { page } = await visit('/en', { width });
    await page.evaluate(() => {
      const all = [...document.body.querySelectorAll<HTMLElement>('*')];
      const sizes = all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
      for (const [index, one] of all.entries())
        one.style.setProperty('font-size', `${2 * (sizes[index] ?? 0)}px`, 'important');
    });
    const controls = page.locator('.header__bar > :is(a, button):visible');
    const boxes = await controls.evaluateAll((all) =>
      all.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const wide = one.matches('a') && one.scrollWidth > one.clientWidth;
        return { name: one.textContent, left, right, top, bottom, wide };
      }),
    );
    expect(boxes.length).toBeGreaterThan(2);
    const faults = boxes.flatMap((box, index) => [
      ...(box.wide || box.left < 0 || box.right > width ? [`${box.name} is cut`] : []),
      ...boxes
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
        )
        .map((other) => `${other.name} lies over ${box.name}`),
    ]);
    expect(faults).toEqual([]);
  },
);

// A stylesheet of the reader, or an app, may do so: no breakpoint knows of it.
test.each([
  [640, 480],
  [320, 256],
  [1280, 720],
  [1440, 1000],
])(
  'the focus is never behind the header at %s × %s px where the text of the document is twice as large',
  async (width, height) => {
    const { page } = await visit('/en', { width, height, bypassCSP: true });
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    const hidden = await page.evaluate(() => {
      const header = document.querySelector('.header');
      const controls = [
        ...document.querySelectorAll<HTMLElement>('main :is(a, button, input, summary)'),
      ];
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      return controls.reverse().flatMap((control) => {
        control.focus();
        const { top, bottom, height } = control.getBoundingClientRect();
        const covered = header?.getBoundingClientRect().bottom ?? 0;
        const behind = height > 1 && top > 0 && bottom <= covered;
        return behind && control.checkVisibility() ? [control.textContent] : [];
      });
    });
    expect(hidden).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const share = await page
      .locator('.header')
      .evaluate((header) => header.getBoundingClientRect().bottom / innerHeight);
    expect(share).toBeLessThanOrEqual(0.2);
  },
);
