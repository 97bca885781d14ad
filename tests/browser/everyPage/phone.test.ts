import path from 'node:path';
import { beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { everySecondByDay, exhaustive } from '../../support/exhaustive';
import { findIdleStretches, sells } from '../support/actions';
import { documents, sample } from '../support/addresses';
import { testAccessibility } from '../support/axe';
import { hydrate, isHydrated, settled, watchedPage } from '../support/browser';
import { browser, origin } from '../support/browserAndSite';
import { readAddress, testLayout } from '../support/layout';
import { findUnreachable } from '../support/pointer';
import { interactWithEverything, watchPrivacy } from '../support/privacy';
import { watchShifts } from '../support/shifts';
import { emptyDocument } from '../support/visit';

// All tests of an address share one load. The reader has another time zone and other digits than the server.
const { page, complaints } = await watchedPage(browser, {
  timezoneId: 'Pacific/Pago_Pago',
  locale: 'ar-EG',
  isMobile: true,
  hasTouch: true,
  extraHTTPHeaders: { 'Accept-Language': 'en' },
});
await watchShifts(page);

const typed = 'zelia.lua@example.com';
const readPrivacyFaults = watchPrivacy(page, origin, typed);

const scripts: string[] = [];
page.on('request', (request) => {
  if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
});

// Words that are too wide overflow the narrowest windows first.
const narrow = [390, 320];
const inTurn = sample(documents);
const withAxe = everySecondByDay(inTurn);

describe.each(documents)('$address on a phone', (document) => {
  const { address, page: id, tag, hydrates } = document;
  const sampled = inTurn.includes(document);

  const read = async () => {
    await page.mouse.move(0, 0);
    await emptyDocument(page);
    scripts.splice(0);
    complaints.splice(0);
    await readAddress(page, origin + address, 390, sampled);
  };
  beforeAll(read);

  if (hydrates && sampled)
    test('hydrates only at the first sign of intent, without a message on the console', async () => {
      onTestFailed(read);
      expect(complaints).toEqual([]);
      expect(await isHydrated(page)).toBe(false);
      const names = scripts.map((script) => path.basename(script).split('-')[0]);
      expect(names).toContain('main');
      expect(names).not.toContain('hydrate');
      await hydrate(page);
      await settled(page);
      expect(complaints).toEqual([]);
      expect(await page.getAttribute('html', 'lang')).toBe(tag);
    });

  if (sells(id) && sampled)
    test('has an action in view at every scroll position', async () => {
      expect(await page.locator('.action-bar a').count()).toBeGreaterThan(0);
      expect(await findIdleStretches(page)).toEqual([]);
    });

  // desk.test.ts tests wide windows, and hydrates the other language.
  const layoutDocument = sampled ? document : { ...document, hydrates: false };
  testLayout(page, layoutDocument, sampled ? [...narrow, 768] : narrow);

  // `npm test` runs axe on half of the pages here and on the others in desk.test.ts, in turn by day.
  if (withAxe.includes(document)) testAccessibility(page, 390, 'light');

  // desk.test.ts asks the other pages of the day.
  if (exhaustive || (sampled && !withAxe.includes(document)))
    test('lets a mouse meet each control, in each fold, tab and menu', async () => {
      onTestFailed(read);
      await page.setViewportSize({ width: 390, height: 800 });
      expect(await findUnreachable(page)).toEqual([]);
    });

  // The privacy policy promises it. The last test, because it changes the page.
  if (sampled)
    test('sends nothing to other sites, sends no typed text and stores nothing', async () => {
      onTestFailed(read);
      await interactWithEverything(page, typed);
      if (hydrates) await settled(page);
      expect(await readPrivacyFaults()).toEqual([]);
    });
});
