import { expect, test } from 'vitest';
import { origin } from '../support/browserAndSite';
import { openPage } from '../support/visit';

/** What a page asked for, in order. */
const visit = async (javaScriptEnabled: boolean) => {
  const { page, complaints } = await openPage({ javaScriptEnabled });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${origin}/pt`);
  return { page, asked, complaints };
};

const isPaper = (path: string) => /\/print-\w+\.css$/.test(path);

test('paper and the manifest share nothing with the first picture, and come after it', async () => {
  const { page, asked, complaints } = await visit(true);
  expect(asked.filter(isPaper)).toEqual([]);
  const kept = 'link[rel=manifest][href="/site.webmanifest"], link[media=print]';
  await page.waitForFunction((links) => document.querySelectorAll(links).length === 2, kept);
  await expect.poll(() => asked.filter(isPaper).length).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('.header').isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});

test('print styles load at once without JavaScript', async () => {
  const { asked } = await visit(false);
  expect(asked.filter(isPaper)).toHaveLength(1);
});
