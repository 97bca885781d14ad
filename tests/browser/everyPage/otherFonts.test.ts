import { type CDPSession, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyRowNightly, everySecondByDay } from '../../support/exhaustive';
import { documents, sample } from '../support/addresses';
import { watchedPage } from '../support/browser';
import { browser, origin } from '../support/browserAndSite';
import { delayRequests } from '../support/delay';
import { pageWithoutSiteFonts, showSiteFonts, siteFonts } from '../support/fonts';
import { launchOptions } from '../support/launchOptions';
import { openDetails } from '../support/openDetails';
import { findOverflow } from '../support/overflow';
import { readShifts, watchShifts } from '../support/shifts';
import { findTextFaults } from '../support/textFaults';

/** The text spacing of WCAG 2.2, 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Sets the browser's default size of text, which readers choose in its settings. */
const setTextSize = async (session: CDPSession, percent: number): Promise<void> => {
  const size = (pixels: number) => Math.round((pixels * percent) / 100);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size(16), fixed: size(13) } });
};

const findFaults = async (page: Page, width: number): Promise<string[]> => {
  await page.setViewportSize({ width, height: 844 });
  return [...(await findOverflow(page)), ...(await findTextFaults(page))];
};

// DejaVu Sans is wider than most fonts of a machine. The nightly run also tests the fonts of the site.
const others = everyRowNightly(['dejavu-sans', 'site'] as const);

describe.each(others)('in the font %s', async (font) => {
  const { page } =
    font === 'site'
      ? await watchedPage(browser, { bypassCSP: true, reducedMotion: 'reduce' })
      : await pageWithoutSiteFonts(font);
  const session = await page.context().newCDPSession(page);

  describe.each(sample(documents))('$address', ({ address }) => {
    beforeAll(async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await setTextSize(session, 100);
      await page.goto(origin + address);
      if (font === 'site') await showSiteFonts(page);
    });

    test.each([320, 390, 768, 1280])(
      'shows all of its text in a window of %i px',
      async (width) => {
        expect(await findFaults(page, width)).toEqual([]);
      },
    );

    test.each([390, 1280])(
      'shows all of its text in a window of %i px with text twice as large',
      async (width) => {
        await setTextSize(session, 200);
        expect(await findFaults(page, width)).toEqual([]);
      },
    );

    // The last test, because the page keeps these styles.
    test.each(font === 'site' ? [320, 390, 1280] : [390, 1280])(
      'shows all of its text in a window of %i px with text spacing',
      async (width) => {
        await setTextSize(session, 100);
        await page.addStyleTag({ content: textSpacing });
        expect(await findFaults(page, width)).toEqual([]);
      },
    );
  });
});

// As an app or a stylesheet of the reader does: breakpoints do not know of it.
describe('with the text of the document twice as large', async () => {
  const { page } = await watchedPage(browser, { bypassCSP: true, reducedMotion: 'reduce' });

  test.each(everySecondByDay(sample(documents)))(
    '$address is not wider than its window',
    async ({ address }) => {
      await page.goto(origin + address);
      await showSiteFonts(page);
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
      for (const width of [390, 640, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findOverflow(page), `at ${width} px`).toEqual([]);
        // The result of a choice is whole, but for a phone, where it may lie over another line.
        if (width < 640) continue;
        const cut = (await findTextFaults(page)).filter((fault) => fault.includes('demo__result'));
        expect(cut, `at ${width} px`).toEqual([]);
      }
    },
  );
});

describe('late fonts', async () => {
  const { page } = await pageWithoutSiteFonts('dejavu-sans');
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);

  test.each(sample(documents))('do not shift $address', async ({ address }) => {
    const release = await delayRequests(page, siteFonts);
    await page.goto(origin + address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    release();
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    const { total, moved } = await readShifts(page);
    expect(total, moved.join('\n')).toBeLessThan(0.01);
  });
});

describe('with a smallest size of text, from the settings of the browser', async () => {
  const options = launchOptions();
  const args = [...(options.args ?? []), '--blink-settings=minimumFontSize=20'];
  const own = await chromium.launch({ ...options, args });
  afterAll(() => own.close());
  const { page } = await watchedPage(own, { viewport: { width: 360, height: 800 } });

  test.each(sample(documents))('$address is not wider than its window', async ({ address }) => {
    await page.goto(origin + address);
    await openDetails(page);
    const small = page.locator('footer small, small, p').last();
    expect(await small.evaluate((one) => getComputedStyle(one).fontSize)).toBe('20px');
    expect(await findOverflow(page)).toEqual([]);
  });

  test.each(['/en/contact', '/pt/contact'])(
    'the names in the header of %s do not lie over each other',
    async (address) => {
      await page.goto(origin + address);
      for (const width of [360, 375, 390, 430]) {
        await page.setViewportSize({ width, height: 800 });
        const gaps = await page.locator('.header__bar').evaluate((bar) => {
          const boxes = [...bar.children].flatMap((part) => {
            // The name of a language may be wider than its link.
            const range = new Range();
            range.selectNodeContents(part);
            const shown = part.matches('.language-switch') ? range : part;
            const { left, right, width } = shown.getBoundingClientRect();
            return width > 0 ? [{ left, right }] : [];
          });
          return boxes.slice(1).map(({ left }, at) => left - (boxes[at]?.right ?? 0));
        });
        expect(Math.min(...gaps), `at ${width} px: ${gaps}`).toBeGreaterThanOrEqual(0);
      }
    },
  );
});
