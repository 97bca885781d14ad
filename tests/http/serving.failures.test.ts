import { request as overHttp } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Services } from '../../server/context';
import { failing, slow, trickling } from '../support/components';
import { parseHtml } from '../support/html';
import { startSite, type TestSite } from '../support/site';

const secret = 'secret of the stack';

/** A site whose home page is something else; its log is kept. */
const siteWithHome = (home: () => ReturnType<typeof failing>): Promise<TestSite> =>
  startSite({
    warm: false,
    environment: { LOG_LEVEL: 'info' },
    change: ({ document }: Services) => ({
      document: async (job) =>
        job.kind === 'page' && job.page === 'home' ? home() : document(job),
    }),
  });

const withStack = (site: TestSite) => site.lines().filter((line) => 'err' in line);

describe('a page that cannot be rendered', async () => {
  const site = await siteWithHome(() => failing(secret));

  test.each([
    ['/en', 'en', 'Something went wrong on our side'],
    ['/pt', 'pt-BR', 'Algo deu errado do nosso lado'],
  ])('%s is answered 500 in its own language, without a trace', async (path, lang, title) => {
    const { status, headers, body } = await site.ask(path);
    expect(status).toBe(500);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
    const $ = parseHtml(body);
    expect($('html').attr('lang')).toBe(lang);
    expect($('h1').text()).toBe(title);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('main a[href^="/"]').length).toBeGreaterThan(1);
    for (const hint of [secret, 'Error:', '.js:', '/server/', 'node_modules'])
      expect(body.toString()).not.toContain(hint);
  });

  test('HEAD is answered the same', async () => {
    const { status, body } = await site.ask({ method: 'HEAD', path: '/en' });
    expect([status, body.length]).toEqual([500, 0]);
  });

  test('leaves one line of error with stack and page, and one of the request', async () => {
    const before = site.lines().length;
    await site.ask('/en');
    await expect.poll(() => site.lines().length).toBe(before + 2);
    const [failed, request] = site.lines().slice(before);
    expect(failed).toMatchObject({ level: 'error', page: 'home' });
    expect(failed?.['err']).toMatchObject({ message: secret });
    expect((failed?.['err'] as { stack: string }).stack).toContain('components.ts');
    expect(request).toMatchObject({ level: 'error', msg: 'request', status: 500, page: 'home' });
    expect(request?.['requestId']).toBe(failed?.['requestId']);
  });

  test('takes no other page with it', async () => {
    for (const path of ['/en/contact', '/pt/contact', '/privacy-policy?lang=en'])
      expect((await site.ask(path)).status).toBe(200);
    expect((await site.ask('/healthz')).status).toBe(200);
  });

  test('is tried again by the next visitor', async () => {
    const before = withStack(site).length;
    await site.ask('/en');
    await site.ask('/en');
    expect(withStack(site).length).toBe(before + 2);
  });
});

test('when the error page fails as well, a sentence is better than a hang', async () => {
  const site = await startSite({
    warm: false,
    change: () => ({ document: async () => failing(secret) }),
  });
  const { status, headers, body } = await site.ask('/pt');
  expect(status).toBe(500);
  expect(body.toString()).toContain('Algo deu errado');
  expect(body.toString()).not.toContain(secret);
  expect(headers['cache-control']).toBe('no-store');
  expect((await site.ask('/en/nothing')).body.toString()).toContain('Something went wrong');
});

test('a page that never becomes ready is cut off by the time limit, with 500', async () => {
  const site = await siteWithHome(() => slow());
  const start = performance.now();
  const [get, head] = await Promise.all([
    site.ask('/en'),
    site.ask({ method: 'HEAD', path: '/pt' }),
  ]);
  expect(performance.now() - start).toBeLessThan(8000);
  expect([get.status, head.status]).toEqual([500, 500]);
  expect(get.headers['cache-control']).toBe('no-store');
  expect(parseHtml(get.body)('h1').text()).toBe('Something went wrong on our side');
  expect(withStack(site)).toHaveLength(2);
  expect((await site.ask('/en/contact')).status).toBe(200);
});

test('a page that never ends is cut off as well, and is not stored', async () => {
  const site = await siteWithHome(() => trickling());
  const start = performance.now();
  await expect(site.ask('/en')).rejects.toThrow();
  expect(performance.now() - start).toBeLessThan(8000);
  const again = await Promise.race([site.ask('/en').catch(() => 'cut off'), pause(300, 'waiting')]);
  expect(again).toBe('waiting');
});

/** Asks for an address and leaves before the answer is complete. */
const leave = (site: TestSite, path: string, after: number): Promise<void> =>
  new Promise((resolve) => {
    const sent = overHttp({ port: site.port, host: '127.0.0.1', path, agent: false });
    sent.on('response', (response) => response.on('error', () => {}).resume());
    sent.on('error', () => {});
    sent.on('close', () => resolve());
    sent.end();
    setTimeout(() => sent.destroy(), after);
  });

describe('a visitor who leaves', () => {
  test.each([
    ['before the page begins', slow],
    ['while the page is being sent', trickling],
  ])('%s is information, not an error', async (_when, home) => {
    const site = await siteWithHome(() => home(500));
    await leave(site, '/en', 150);
    await expect.poll(() => site.lines().length).toBe(1);
    await pause(600);
    expect(site.lines()).toHaveLength(1);
    expect(site.lines()[0]).toMatchObject({ level: 'info', aborted: true, page: 'home' });
    expect((await site.ask('/en')).status).toBe(200);
  });

  test('takes nothing from those who stay', async () => {
    const site = await siteWithHome(() => slow(400));
    const [, stayed] = await Promise.all([leave(site, '/en', 100), site.ask('/en')]);
    expect(stayed.status).toBe(200);
    expect(stayed.body.toString()).toContain('the end');
  });

  test('makes way for whoever comes right after', async () => {
    const site = await siteWithHome(() => slow(200));
    for (let round = 0; round < 5; round += 1) {
      const [, next] = await Promise.all([
        leave(site, '/en', 50),
        pause(49 + round).then(() => site.ask({ path: '/en', timeout: 5000 })),
      ]);
      expect(next.status).toBe(200);
    }
  });
});
