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

/** Readers for whom it is another day or another hour than for the server, and who count otherwise. */
const readers = [
  { timezoneId: 'Pacific/Kiritimati', locale: 'ja-JP' },
  { timezoneId: 'Pacific/Pago_Pago', locale: 'ar-EG' },
  { timezoneId: 'America/Sao_Paulo', locale: 'pt-BR' },
];

// One page a reader, and not one an address: opening pages would take longer than the tests.
const visits = await Promise.all(
  readers.map(async (reader) => {
    const extraHTTPHeaders = { 'Accept-Language': 'en' };
    return { reader, ...(await watchedPage(browser, { ...reader, extraHTTPHeaders })) };
  }),
);

test.each(addresses)(
  '$address hydrates without a word on the console, wherever its reader is',
  async ({ address }) => {
    const heard = await Promise.all(
      visits.map(async ({ reader, page, complaints }) => {
        await page.goto(developmentSite.address + address);
        await hydrate(page);
        await settled(page);
        return complaints.splice(0).map((complaint) => `${reader.timezoneId}: ${complaint}`);
      }),
    );
    expect(heard.flat()).toEqual([]);
  },
);

const { page, complaints } = await watchedPage(browser);
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
