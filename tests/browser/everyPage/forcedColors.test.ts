import type { CDPSession } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyNthByDay, everyRowNightly } from '../../support/exhaustive';
import { documents, sample } from '../support/addresses';
import { hydrate } from '../support/browser';
import { findUnmarkedChoices } from '../support/choicePixels';
import { openDetails } from '../support/openDetails';
import { findVanishedText, wrapText } from '../support/textPixels';
import { openPage, visit } from '../support/visit';

const { page } = await openPage();
let session: CDPSession;

// Pictures of a page take seconds: `npm test` takes a sixth of the pages a day, and always one with choices of many kinds.
const pages = documents.filter(
  (one) =>
    one.address === '/pt/landing-page-locadora-veiculos' ||
    everyNthByDay(sample(documents), 6).includes(one),
);
describe.each(pages)('$address in forced colours', { timeout: 60_000 }, ({ address, hydrates }) => {
  beforeAll(async () => {
    await visit(address, { width: 1366 });
    await page.evaluate(() => document.fonts.ready);
    if (hydrates) await hydrate(page);
    session = await page.context().newCDPSession(page);
    return () => session.detach();
  });

  test.each(everyRowNightly(['dark', 'light'] as const))(
    'shows which option is chosen (%s)',
    async (colorScheme) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      expect(await findUnmarkedChoices(page, session)).toEqual([]);
    },
  );

  test.each(everyRowNightly(['dark', 'light'] as const))(
    'shows all text (%s)',
    async (colorScheme) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await openDetails(page);
      await wrapText(page);
      expect(await findVanishedText(page, session)).toEqual([]);
    },
  );
});
