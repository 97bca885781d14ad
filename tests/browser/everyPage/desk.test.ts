import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { devReloadPath } from '../../../client/hydration/reloads';
import { buildSite } from '../../../scripts/build/site.mjs';
import { type Lang, langs } from '../../../shared/languages';
import { href } from '../../../shared/links';
import { pageIds, pageLangs } from '../../../shared/pages';
import { dist } from '../../support/build';
import { day, everySecondByDay, exhaustive } from '../../support/exhaustive';
import { startSite } from '../../support/site';
import { documents, sample } from '../support/addresses';
import { testAccessibility } from '../support/axe';
import { hydrate, settled, watchedPage } from '../support/browser';
import { browser, origin as productionOrigin } from '../support/browserAndSite';
import { walkFocus } from '../support/focus';
import { readAddress, testLayout } from '../support/layout';
import { findMotion } from '../support/motion';
import { findUnreachable } from '../support/pointer';
import { watchShifts } from '../support/shifts';

// Only the development build of React reports hydration mismatches.
const development = `${dist}-development`;

await buildSite({ dev: true, out: development });
const { address: origin } = await startSite({ build: development });
afterAll(() => rmSync(development, { recursive: true, force: true }));

// All tests of a page share one load. The reader has another time zone and other digits than the server.
const { page, complaints } = await watchedPage(browser, {
  timezoneId: 'Pacific/Kiritimati',
  locale: 'ja-JP',
  extraHTTPHeaders: { 'Accept-Language': 'en' },
});
await watchShifts(page);

// `npm run dev` serves this stream; without it the browser logs an error.
const stream = { contentType: 'text/event-stream', body: 'retry: 600000\n\n' };
await page.route(`**${devReloadPath}`, (route) => route.fulfill(stream));

// phone.test.ts hydrates each page in the other language.
const sampledDocuments = sample(documents, 1);
const walked = everySecondByDay(sampledDocuments);

describe.each(sampledDocuments)('$address on a desk', (document) => {
  const { address, hydrates } = document;

  const read = async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    complaints.splice(0);
    await readAddress(page, origin + address, 1280);
  };
  beforeAll(read);

  testLayout(page, document, [1280, 1024, 1440, 1920]);

  test('has no animation with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Running animations end with the next frame.
    await expect.poll(() => findMotion(page)).toEqual([]);
  });

  if (walked.includes(document))
    test('shows the focus on each control when a reader presses Tab', async () => {
      onTestFailed(read);
      // Without smooth scrolling, which would take time after each key.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1280, height: 600 });
      // Upwards the next control may end up beneath the header, so both directions matter: `npm test` takes one of
      // them for each page, in turn.
      const at = (walked.indexOf(document) + Math.floor(day / 4)) % 2;
      const keys = ['Tab', 'Shift+Tab'] as const;
      for (const key of exhaustive ? keys : keys.slice(at, at + 1))
        expect(await walkFocus(page, key), key).toEqual([]);
    });

  test('hydrates and is used without a message on the console', async () => {
    // The browser itself logs the status of an error page.
    if (hydrates) await settled(page);
    expect(complaints.splice(0)).toEqual(
      hydrates ? [] : [expect.stringContaining('status of 404')],
    );
  });

  // phone.test.ts runs axe on the other pages of the day.
  if (exhaustive || !walked.includes(document)) testAccessibility(page, 1280, 'dark');

  // The last test, because it changes the page. phone.test.ts asks the other pages of the day.
  if (exhaustive || walked.includes(document))
    test('lets a mouse meet each control, in each fold, tab and menu', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1366, height: 800 });
      expect(await findUnreachable(page)).toEqual([]);
    });
});

// A link renders its page in the browser. Only the nightly run tests every page: hydration/navigation.test.ts tests some.
// Every page has a Portuguese version.
const walks: [Lang, string][] = exhaustive
  ? [['pt', origin], ...langs.map((lang): [Lang, string] => [lang, productionOrigin])]
  : [];

test.each(walks)(
  'a link shows each page in %s without loading a document and without a message on the console (%s)',
  { timeout: 120_000 },
  async (lang, site) => {
    complaints.splice(0);
    await page.goto(site + href('home', lang));
    await hydrate(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const others = pageIds.filter((id) => id !== 'home' && pageLangs(id).includes(lang));
    for (const id of [...others, 'home'] as const) {
      const before = await page.title();
      await page.evaluate(
        (address) => {
          const link = Object.assign(document.createElement('a'), { href: address });
          document.body.append(link);
          link.click();
          link.remove();
        },
        href(id, lang),
      );
      await page.waitForFunction((title) => document.title !== title, before);
      await settled(page);
      expect(complaints, id).toEqual([]);
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  },
);
