import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { origin } from '../support/browserAndSite';
import { externalSite, mockExternalSite } from '../support/otherSites';
import { openPage } from '../support/visit';

const address = `${origin}/en/contact`;

// One page for all tests: opening pages takes longer than loading documents.
const { page, complaints } = await openPage();
const externalRequests = await mockExternalSite(page);

beforeEach(async () => {
  await page.unrouteAll();
  complaints.splice(0);
  externalRequests.splice(0);
});

/** Loads a document of the site with injected markup. */
const openWith = async (markup: string): Promise<void> => {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</title>', `</title>${markup}`);
    await route.fulfill({ response, body });
  });
  await page.goto(address);
};

/** Requests the manifest, which a headless browser does not do by itself. */
const askForManifest = async (reader: Page): Promise<void> => {
  const session = await reader.context().newCDPSession(reader);
  await session.send('Page.getAppManifest');
  await session.detach();
};

test('an unchanged document causes no policy report', async () => {
  await openWith('<link rel="license" href="/en">');
  await askForManifest(page);
  expect(await page.locator('link[rel=license]').count()).toBe(1);
  expect(complaints).toEqual([]);
});

test.each([
  ['script-src-elem', '<script>document.title = "planted"</script>'],
  ['script-src-elem', '<script type="module">document.title = "planted"</script>'],
  ['script-src-elem', `<script src="${externalSite}/planted.js"></script>`],
  ['script-src-elem', '<script src="data:text/javascript,document.title=1"></script>'],
  ['script-src-elem', '<script type="speculationrules">{"prefetch":[]}</script>'],
  ['script-src-attr', '<body onload="document.title = 1">'],
  ['style-src-elem', '<style>body { color: red }</style>'],
  ['style-src-elem', `<link rel="stylesheet" href="${externalSite}/planted.css">`],
  ['style-src-attr', '<body style="color: red">'],
  ['img-src', `<img src="${externalSite}/planted.png">`],
  ['img-src', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">'],
  ['media-src', `<video src="${externalSite}/planted.mp4"></video>`],
  ['font-src', `<link rel="preload" as="font" crossorigin href="${externalSite}/planted.woff2">`],
  ['frame-src', `<iframe src="${externalSite}/"></iframe>`],
  ['frame-src', '<iframe src="/en"></iframe>'],
  ['object-src', `<object data="${externalSite}/planted.swf"></object>`],
  ['object-src', `<embed src="${externalSite}/planted.swf">`],
  ['manifest-src', `<link rel="manifest" href="${externalSite}/planted.webmanifest">`],
  ['base-uri', `<base href="${externalSite}/">`],
])('%s blocks %s', async (directive, markup) => {
  await openWith(markup);
  if (directive === 'manifest-src') await askForManifest(page);
  await expect.poll(() => complaints.join('\n')).toContain(`policy report: ${directive} refuses`);
  expect(await page.title()).toMatch(/^Contact/);
  expect(externalRequests).toEqual([]);
});
