import { beforeAll, describe, expect, test } from 'vitest';
import { exhaustive } from '../../support/exhaustive';
import { documents, sample } from '../support/addresses';
import { axeFaults, bringAxe } from '../support/axe';
import { hydrate } from '../support/browser';
import { findMotion } from '../support/motion';
import { setStage } from '../support/stage';

const { browser, origin } = await setStage();

// Without motion axe sees what a reader sees in the end, not the middle of an animation. One page for
// all addresses: opening pages would take longer than the tests.
const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
const page = await context.newPage();

const phone = { width: 390, colorScheme: 'light', asked: 'all' } as const;
const desk = { width: 1280, colorScheme: 'dark', asked: 'all' } as const;

/** Of a width that has been looked at in one theme, the other one changes the colours. */
const looks = exhaustive
  ? [
      phone,
      { ...phone, colorScheme: 'dark', asked: 'colours' } as const,
      desk,
      { ...desk, colorScheme: 'light', asked: 'colours' } as const,
    ]
  : [phone, desk];

describe.each(sample(documents))('$address', ({ address, hydrates }) => {
  beforeAll(async () => {
    await page.goto(origin + address);
  });

  test('stands still for a reader who does not want motion', async () => {
    expect(await findMotion(page)).toEqual([]);
    if (hydrates) await hydrate(page);
    expect(await findMotion(page)).toEqual([]);
  });

  test('has no fault that axe knows, on a phone and on a desk, light and dark', async () => {
    await bringAxe(page);
    for (const { width, colorScheme, asked } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await axeFaults(page, asked), `${colorScheme} at ${width} px`).toEqual([]);
    }
  });
});
