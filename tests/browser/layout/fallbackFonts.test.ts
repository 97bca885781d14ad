import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { watchedPage } from '../support/browser';
import { browser, origin } from '../support/browserAndSite';
import { pageWithoutSiteFonts, showSiteFonts } from '../support/fonts';

const sentence =
  'Conferimos cada nota fiscal, boleto e planilha: the invoice says what is due, to whom and when, for $49.90 or R$ 1.500.';

/** Adds a sentence to a page in its font for text, and one in its font for headings. */
const addSentences = (page: Page): Promise<void> =>
  page.evaluate((text) => {
    const { fontWeight, fontStretch } = getComputedStyle(
      document.querySelector('main h1') as Element,
    );
    for (const [name, font, stretch] of [
      ['text', '400 100px/normal var(--sans)', 'normal'],
      ['headings', `${fontWeight} 100px/normal var(--display)`, fontStretch],
    ] as const) {
      const line = document.createElement('span');
      line.className = 'sentence';
      line.textContent = text;
      Object.assign(line.style, {
        font,
        fontStretch: stretch,
        position: 'absolute',
        whiteSpace: 'nowrap',
      });
      line.title = name;
      document.querySelector('main')?.append(line);
    }
  }, sentence);

/** The sizes of these sentences, in pixels. */
const measure = (page: Page) =>
  page.locator('.sentence').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const { width, height } = line.getBoundingClientRect();
      const { title } = line as HTMLElement;
      return [
        { what: `width of ${title}`, pixels: width },
        { what: `height of ${title}`, pixels: height },
      ];
    }),
  );

const site = await watchedPage(browser);

test.each(['arimo', 'roboto', 'cantarell', 'dejavu-sans', 'noto-sans'] as const)(
  'adjusts the fallback font %s to the size of the fonts of the site',
  async (font) => {
    const other = await pageWithoutSiteFonts(font, true);
    for (const address of ['/en', '/landing-page-arquitetura']) {
      await site.page.goto(origin + address);
      await addSentences(site.page);
      await showSiteFonts(site.page);
      const expected = await measure(site.page);
      await other.page.goto(origin + address);
      await addSentences(other.page);
      for (const [at, { what, pixels }] of (await measure(other.page)).entries()) {
        const ratio = pixels / (expected[at]?.pixels ?? 0);
        expect(Math.abs(ratio - 1), `${what} on ${address}: ${ratio}`).toBeLessThan(0.04);
      }
    }
  },
);
