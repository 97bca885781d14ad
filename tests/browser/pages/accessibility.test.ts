import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documents } from '../support/addresses';
import { axeFaults, bringAxe } from '../support/axe';
import { hydrate } from '../support/browser';
import { findMotion } from '../support/motion';
import { setStage } from '../support/stage';

const { browser, origin } = await setStage();

/** Each differs from the one before it in as little as possible, since it is the same page. */
const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

describe.each(documents)('$address', ({ address, hydrates }) => {
  let page: Page;

  beforeAll(async () => {
    // Without motion axe sees what a reader sees in the end, not the middle of an animation.
    const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
    page = await context.newPage();
    await page.goto(origin + address);
  });
  afterAll(() => page.context().close());

  test('stands still for a reader who does not want motion', async () => {
    expect(await findMotion(page)).toEqual([]);
    if (hydrates) await hydrate(page);
    expect(await findMotion(page)).toEqual([]);
  });

  test('has no fault that axe knows, in either theme, on a phone and on a desk', async () => {
    await bringAxe(page);
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await axeFaults(page), `${colorScheme} at ${width} px`).toEqual([]);
    }
  });
});
