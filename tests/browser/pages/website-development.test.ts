import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { everyRowNightly } from '../../support/exhaustive';
import { watchedPage } from '../support/browser';
import { browser, origin } from '../support/browserAndSite';
import { testChoice, visible } from '../support/choice';

const english = '/en/services/website-development';
const portuguese = '/pt/desenvolvimento-websites-profissionais';

/** What the bird says of the new site and what is told of the old one, the parts of the drawn sites, and how many of them load. */
const read = async (page: Page) => ({
  captions: await visible(page, '.website-development__race .demo__result > *'),
  parts: (
    await page
      .locator('.website-development__screen :is(div, p:not(.screen-only))[data-when-a]')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility({ visibilityProperty: true }))
          .map(({ className }) => className.replace('screen-only ', '')),
      )
  ).sort(),
  loading: await page.locator('.website-development__window rect[data-when-a]:visible').count(),
  // The drawn page fits its window, button and all.
  spills: await page
    .locator('.website-development__screen')
    .last()
    .evaluate((screen) => screen.scrollHeight > screen.clientHeight),
});

const moment = (old: RegExp, fresh: RegExp, loading: number, ...parts: string[]) => ({
  captions: [expect.stringMatching(fresh), expect.stringMatching(old)],
  parts: parts.sort(),
  loading,
  spills: false,
});

const frame = [
  'website-development__oldhead',
  'website-development__excellence',
  'website-development__cookies',
  'website-development__fresh',
];
const readable = /Readable at 0.7 s/;
const third = moment(/hurry has gone/, readable, 1, 'website-development__fresh');
const ninth = moment(/pushes the text/, readable, 1, ...frame, 'website-development__slider');
const last = moment(
  /newsletter window/,
  readable,
  0,
  ...frame,
  ...['website-development__slider', 'website-development__extras'],
);

testChoice({
  address: english,
  figure: '.website-development',
  read,
  first: third,
  steps: [
    ['label[for=second-1]', moment(/^0.5 s: A white screen\.$/, /on its way/, 2)],
    [
      'label[for=second-2]',
      moment(/Still a white screen/, readable, 2, 'website-development__fresh'),
    ],
    ['label[for=second-3]', third],
    ['label[for=second-4]', moment(/cookie notice/, readable, 1, ...frame)],
    ['label[for=second-6]', last],
    ['label[for=second-5]', ninth],
  ],
  keys: ['[name=second]:checked', 'ArrowRight', last],
  withoutHas: expect.objectContaining({
    captions: expect.objectContaining({ length: 8 }),
    parts: expect.objectContaining({ length: 6 }),
  }),
});

test.each(everyRowNightly([portuguese, english]))(
  '%s weighs no more than its seconds are computed from, with the largest pictures',
  async (address) => {
    const { page } = await watchedPage(browser, {
      viewport: { width: 390, height: 800 },
      deviceScaleFactor: 3,
    });
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(origin + address);
    await page.waitForLoadState('networkidle');
    // Pictures are fetched when they come near.
    for (const image of await page.locator('main img').all()) {
      await image.scrollIntoViewIfNeeded();
      await image.evaluate((loading: HTMLImageElement) => loading.decode());
    }
    // A browser without a window never asks for it.
    const manifest = await page.evaluate(async () => (await fetch('/site.webmanifest')).ok);
    expect(manifest).toBe(true);
    await page.waitForLoadState('networkidle');
    // What its seconds are computed from (`thisPage` in data.ts).
    const [kilobytes, requests] = [142.6, 14];
    expect(finished.length).toBeGreaterThan(3);
    expect(finished.length).toBeLessThanOrEqual(requests);
    const sizes = await Promise.all(finished.map((request) => request.sizes()));
    const bytes = sizes.map((size) => size.responseHeadersSize + size.responseBodySize);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(kilobytes * 1000);
    await page.context().close();
  },
);
