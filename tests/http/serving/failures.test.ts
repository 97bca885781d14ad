import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { failing, slow, trickling } from '../../support/components';
import { parseHtml } from '../../support/html';
import { startSite, type TestSite } from '../../support/site';
import { startSiteWithHome } from '../../support/startSiteWithHome';

const secret = 'secret of the stack';

const withStack = (site: TestSite) => site.lines().filter((line) => 'err' in line);

describe('a page that cannot be rendered', async () => {
  const site = await startSiteWithHome(() => failing(secret));

  test.each([
    ['/en', 'en', 'Something went wrong on our side'],
    ['/pt', 'pt-BR', 'Algo deu errado do nosso lado'],
  ])('%s is answered 500 in its own language without a stack trace', async (path, lang, title) => {
    const { status, headers, text } = await site.http.get(path);
    expect(status).toBe(500);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['etag']).toBeUndefined();
    const $ = parseHtml(text);
    expect($('html').attr('lang')).toBe(lang);
    expect($('h1').text()).toBe(title);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('main a[href^="/"]').length).toBeGreaterThan(1);
    for (const hint of [secret, 'Error:', '.js:', '/server/', 'node_modules'])
      expect(text).not.toContain(hint);
  });

  test('is answered 500 to HEAD', async () => {
    await site.http.head('/en').expect(500);
  });

  test('is logged as an error with stack and page, beside the line of the request', async () => {
    const before = site.lines().length;
    await site.http.get('/en');
    await expect.poll(() => site.lines().length).toBe(before + 2);
    const [failed, request] = site.lines().slice(before);
    expect(failed).toMatchObject({ level: 'error', page: 'home' });
    expect(failed?.['err']).toMatchObject({
      message: secret,
      stack: expect.stringContaining('components.ts'),
    });
    expect(request).toMatchObject({ level: 'error', msg: 'request', status: 500, page: 'home' });
    expect(request?.['requestId']).toBe(failed?.['requestId']);
  });

  test('is rendered again for the next visitor, and breaks no other page', async () => {
    const before = withStack(site).length;
    await site.http.get('/en');
    await site.http.get('/en');
    expect(withStack(site).length).toBe(before + 2);
    for (const path of ['/en/contact', '/privacy-policy?lang=en', '/healthz'])
      await site.http.get(path).expect(200);
  });
});

test('answers 500 with a sentence when the error page cannot be rendered either', async () => {
  const site = await startSite({
    change: () => ({ document: async () => failing(secret) }),
  });
  const { status, headers, text } = await site.http.get('/pt');
  expect(status).toBe(500);
  expect(text).toContain('Algo deu errado');
  expect(text).not.toContain(secret);
  expect(headers['cache-control']).toBe('no-store');
  expect((await site.http.get('/en/nothing')).text).toContain('Something went wrong');
});

/** A shorter limit of a rendering, in milliseconds. */
const timeLimit = 600;

test.concurrent('answers 500 after the time limit when a page is never ready', async () => {
  const site = await startSiteWithHome(() => slow(), timeLimit);
  const start = performance.now();
  const [get, head] = await Promise.all([site.http.get('/en'), site.http.head('/pt')]);
  expect(performance.now() - start).toBeLessThan(4000);
  expect([get.status, head.status]).toEqual([500, 500]);
  expect(get.headers['cache-control']).toBe('no-store');
  expect(parseHtml(get.text)('h1').text()).toBe('Something went wrong on our side');
  expect(withStack(site)).toHaveLength(2);
  expect((await site.http.get('/en/contact')).status).toBe(200);
});

test.concurrent('ends the response after the time limit when a page never ends, and does not store it', async () => {
  const site = await startSiteWithHome(() => trickling(), timeLimit);
  const start = performance.now();
  await expect(site.http.get('/en')).rejects.toThrow();
  expect(performance.now() - start).toBeLessThan(4000);
  // The status has been sent already, so only the log has the error.
  await expect.poll(() => withStack(site).length).toBe(1);
  expect(withStack(site)[0]).toMatchObject({ level: 'error', page: 'home' });
  const again = await Promise.race([
    site.http.get('/en').catch(() => 'cut off'),
    pause(300, 'waiting'),
  ]);
  expect(again).toBe('waiting');
});
