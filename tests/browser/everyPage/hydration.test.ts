import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { devReloadPath } from '../../../client/devReload';
import { buildSite } from '../../../scripts/build/site.mjs';
import { type Lang, langs } from '../../../shared/languages';
import { dist } from '../../support/build';
import { exhaustive } from '../../support/exhaustive';
import { startSite } from '../../support/site';
import { addresses, sample } from '../support/addresses';
import { hydrate, hydrated, isHydrated, settled, watchedPage } from '../support/browser';
import { startBrowserAndSite } from '../support/browserAndSite';
import { walkByLinks, walkTime } from '../support/walk';

// React tells of a difference between the two renderings in its development build only.
const development = `${dist}-hydration`;

const { browser, origin } = await startBrowserAndSite();
await buildSite({ dev: true, out: development });
const developmentSite = await startSite({ build: development, warm: false });
afterAll(() => rmSync(development, { recursive: true, force: true }));

// One page for all addresses: opening pages would take longer than the tests. For this reader it is another
// day and another hour than for the server, and they count otherwise.
const watched = await watchedPage(browser, {
  timezoneId: 'Pacific/Kiritimati',
  locale: 'ja-JP',
  extraHTTPHeaders: { 'Accept-Language': 'en' },
});

// `npm run dev` answers this stream in front of the server; without an answer the browser remarks on it.
const stream = { contentType: 'text/event-stream', body: 'retry: 600000\n\n' };
await watched.page.route(`**${devReloadPath}`, (route) => route.fulfill(stream));

// In the language in which phone.test.ts does not hydrate the page.
test.each(sample(addresses, 1))(
  '$address hydrates without a word on the console',
  async ({ address }) => {
    await watched.page.goto(developmentSite.address + address);
    await hydrate(watched.page);
    await settled(watched.page);
    expect(watched.complaints.splice(0)).toEqual([]);
  },
);

// What a page shows when its document is loaded, React makes anew where a link leads to it.
// By night: hydration/navigation.test.ts follows links by day. Every page there is can be read in Portuguese.
const walks: [Lang, string][] = exhaustive
  ? [['pt', developmentSite.address], ...langs.map((lang): [Lang, string] => [lang, origin])]
  : [];

test.each(walks)(
  'every page in %s is reached by links in one document, silently (%s)',
  { timeout: walkTime },
  async (lang, site) => {
    await walkByLinks(watched, site, lang);
  },
);

test('scrolling with the wheel alone does not bring React to a reader, but a key does', async () => {
  const { page } = await watchedPage(browser);
  await page.goto(`${origin}/en`);
  await page.evaluate(() => scrollTo(0, 400));
  await page.waitForTimeout(200);
  expect(await isHydrated(page)).toBe(false);
  await page.keyboard.press('Tab');
  await hydrated(page);
  await page.context().close();
});
