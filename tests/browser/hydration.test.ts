import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses } from './support/addresses';
import { hydrate, isHydrated, startBrowser, watchedPage } from './support/browser';
import { production, type RunningSite, serveSite, stopSite } from './support/site';

// React tells of a difference between the two renderings in its development build only.
const development = `${production}-hydration`;

let browser: Browser;
let site: RunningSite;
let developmentSite: RunningSite;

beforeAll(async () => {
  const { buildSite } = await import('../../build.mjs');
  await buildSite({ dev: true, out: development });
  [browser, site, developmentSite] = await Promise.all([
    startBrowser(),
    serveSite(),
    serveSite(development),
  ]);
});

afterAll(async () => {
  await browser.close();
  stopSite(site);
  stopSite(developmentSite);
  rmSync(development, { recursive: true, force: true });
});

describe.each(addresses)('$address', ({ address, tag }) => {
  test('hydrates without a word on the console, as React builds it for development', async () => {
    const { page, complaints } = await watchedPage(browser, {
      locale: 'ja-JP',
      timezoneId: 'Pacific/Kiritimati',
      extraHTTPHeaders: { 'Accept-Language': 'en' },
    });
    await page.goto(developmentSite.origin + address);
    await hydrate(page);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('is served without React, and hydrates silently at the first sign of intent', async () => {
    const { page, complaints } = await watchedPage(browser);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(site.origin + address, { waitUntil: 'load' });
    await page.waitForTimeout(150);
    expect(await isHydrated(page)).toBe(false);
    expect(scripts.map((script) => path.basename(script).split('-')[0])).not.toContain('hydrate');
    await hydrate(page);
    expect(complaints).toEqual([]);
    expect(await page.getAttribute('html', 'lang')).toBe(tag);
    await page.context().close();
  });
});

test('scrolling with the wheel alone does not bring React to a reader', async () => {
  const { page } = await watchedPage(browser);
  await page.goto(`${site.origin}/en`);
  await page.evaluate(() => scrollTo(0, 400));
  await page.waitForTimeout(200);
  expect(await isHydrated(page)).toBe(false);
  await page.context().close();
});
