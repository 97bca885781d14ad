import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildSite } from '../../../build.mjs';
import { dist } from '../../support/build';
import { startSite } from '../../support/site';
import { addresses } from '../support/addresses';
import { hydrate, isHydrated, settled, watchedPage } from '../support/browser';
import { setStage } from '../support/stage';

// React tells of a difference between the two renderings in its development build only.
const development = `${dist}-hydration`;

const { browser, origin } = await setStage();
await buildSite({ dev: true, out: development });
const developmentSite = await startSite({ build: development, warm: false });
afterAll(() => rmSync(development, { recursive: true, force: true }));

/** For these readers it is another day and another hour than for the server, and they count otherwise. */
const readers = {
  development: { timezoneId: 'Pacific/Kiritimati', locale: 'ja-JP' },
  production: { timezoneId: 'Pacific/Pago_Pago', locale: 'ar-EG' },
};

// One page for all addresses of a build: opening pages would take longer than the tests.
const open = (reader: (typeof readers)[keyof typeof readers]) =>
  watchedPage(browser, { ...reader, extraHTTPHeaders: { 'Accept-Language': 'en' } });

const watched = await open(readers.development);

test.each(addresses)('$address hydrates without a word on the console', async ({ address }) => {
  await watched.page.goto(developmentSite.address + address);
  await hydrate(watched.page);
  await settled(watched.page);
  expect(watched.complaints.splice(0)).toEqual([]);
});

const { page, complaints } = await open(readers.production);
const scripts: string[] = [];
page.on('request', (request) => {
  if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
});

test.each(addresses)(
  '$address is served without React, and hydrates silently at the first sign of intent',
  async ({ address, tag }) => {
    await page.mouse.move(0, 0);
    await page.goto('about:blank');
    scripts.splice(0);
    complaints.splice(0);
    await page.goto(origin + address, { waitUntil: 'load' });
    await page.waitForTimeout(150);
    expect(complaints).toEqual([]);
    expect(await isHydrated(page)).toBe(false);
    const names = scripts.map((script) => path.basename(script).split('-')[0]);
    expect(names).toContain('main');
    expect(names).not.toContain('hydrate');
    await hydrate(page);
    await settled(page);
    expect(complaints).toEqual([]);
    expect(await page.getAttribute('html', 'lang')).toBe(tag);
  },
);

test('scrolling with the wheel alone does not bring React to a reader', async () => {
  const { page } = await watchedPage(browser);
  await page.goto(`${origin}/en`);
  await page.evaluate(() => scrollTo(0, 400));
  await page.waitForTimeout(200);
  expect(await isHydrated(page)).toBe(false);
  await page.context().close();
});
