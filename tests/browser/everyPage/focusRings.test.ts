import { describe, expect, test } from 'vitest';
import { day, everyNthByDay, exhaustive } from '../../support/exhaustive';
import { documents, sample } from '../support/addresses';
import { openDetails } from '../support/openDetails';
import { findFaintRings } from '../support/ringPixels';
import { visit } from '../support/visit';

const allViews = [
  ['dark', 390],
  ['dark', 1366],
  ['light', 390],
  ['light', 1366],
] as const;

// Pictures of a page take seconds: `npm test` takes a sixth of the pages a day, in one view each, and always one that has
// all kinds of controls.
const pages = documents.filter(
  (one) =>
    one.address === '/pt/extracao-dados-nfse' || everyNthByDay(sample(documents), 6).includes(one),
);
const views = allViews.filter((_, at) => exhaustive || at === day % allViews.length);

describe.each(pages)('$address', { timeout: 60_000 }, ({ address }) => {
  test.each(views)(
    'shows a clear focus ring on each control (%s, %s px)',
    async (colorScheme, width) => {
      const { page } = await visit(address, { width });
      await page.emulateMedia({ colorScheme });
      await openDetails(page);
      await page.evaluate(() => document.fonts.ready);
      const session = await page.context().newCDPSession(page);
      try {
        expect(await findFaintRings(page, session)).toEqual([]);
      } finally {
        await session.detach();
      }
    },
  );
});
