import { expect, test } from 'vitest';
import { origin } from '../support/browserAndSite';
import { openPage } from '../support/visit';

/** What a page requested, in order. */
const visit = async (javaScriptEnabled: boolean) => {
  const { page, complaints } = await openPage({ javaScriptEnabled });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${origin}/pt`);
  return { page, requests, complaints };
};

const isPrintStyle = (path: string) => /\/print-\w+\.css$/.test(path);

test('print styles and the manifest load after the page', async () => {
  const { page, requests, complaints } = await visit(true);
  expect(requests.filter(isPrintStyle)).toEqual([]);
  const deferredLinks = 'link[rel=manifest][href="/site.webmanifest"], link[media=print]';
  await page.waitForFunction(
    (links) => document.querySelectorAll(links).length === 2,
    deferredLinks,
  );
  await expect.poll(() => requests.filter(isPrintStyle).length).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});

test('print styles load at once without JavaScript', async () => {
  const { requests } = await visit(false);
  expect(requests.filter(isPrintStyle)).toHaveLength(1);
});
