import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { everySecondByDay } from '../../support/exhaustive';
import { documents, sample } from '../support/addresses';
import { findTextFaults } from '../support/textFaults';
import { visit } from '../support/visit';

/** What a printer prints on, without the margins of client/styles/print.css, in CSS pixels. */
const papers = { A4: [673, 1001], Letter: [695, 935] } as const;

/**
 * Breaks the content into columns of the size of a paper's pages. A browser breaks columns as it breaks pages, but tells
 * where their lines are.
 */
const breakIntoPages = (page: Page, [width, height]: readonly [number, number]): Promise<void> =>
  page.evaluate(
    ([width, height]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `main { columns: ${width}px; column-fill: auto; block-size: ${height}px; inline-size: ${width}px }`,
      );
      document.adoptedStyleSheets = [sheet];
    },
    [width, height] as const,
  );

describe.each(everySecondByDay(sample(documents)))('$address', ({ address }) => {
  test.each(everySecondByDay(Object.entries(papers)))(
    'prints no text over another on %s',
    async (_, paper) => {
      const { page } = await visit(address, { width: paper[0], height: paper[1] });
      await page.waitForFunction(
        () => document.querySelector<HTMLLinkElement>('link[media=print]')?.sheet,
      );
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => document.fonts.ready);
      await breakIntoPages(page, paper);
      const faults = await findTextFaults(page);
      expect(faults.filter((fault) => fault.startsWith('overlaps'))).toEqual([]);
    },
  );
});
