import { describe, expect, test } from 'vitest';
import { langs } from '../../../shared/languages';
import { readHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite();

/** One case of each: tests/http/security/hostile.test.ts compares other responses with these pages. */
const cases = langs.flatMap(
  (lang) =>
    [
      [400, 'get', `/${lang}/%zz`, lang],
      [404, 'get', `/${lang}/nothing`, lang],
      [405, 'post', `/${lang}`, lang],
      [414, 'get', `/${lang}/${'a'.repeat(9000)}`, lang],
    ] as const,
);

describe('the error page', () => {
  test.each(cases)(
    'of status %i to %s %.40s shows the status and links in its language',
    async (...row) => {
      const [status, method, path, lang] = row;
      const answer = await site.http[method](path);
      const { $, values } = readHtml(answer.text);
      expect(answer.status).toBe(status);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect($('meta[name=robots]').attr('content')).toBe('noindex');
      expect($('link[rel=canonical], link[rel=alternate]').length).toBe(0);
      expect([$('h1').length, $('title').length, $('main').length]).toEqual([1, 1, 1]);
      expect($('main').text()).toContain(String(status));
      expect(values('main a', 'href')).toEqual(
        expect.arrayContaining([`/${lang}`, `/${lang}/contact`]),
      );
    },
  );

  test('has no broken link', async () => {
    for (const path of ['/en/nothing', '/pt/nothing', '/en/%zz']) {
      const links = (await site.read(path)).values('main a', 'href');
      for (const link of links) {
        const { status, headers } = await site.http.get(link.split('#', 1)[0] ?? '');
        const last = status === 301 ? await site.http.get(headers['location'] ?? '') : { status };
        expect(last.status, link).toBe(200);
      }
    }
  });
});

describe('the health check', () => {
  const { version } = site.services.assets;

  test.each([
    ['/healthz', true, 200, 'ok'],
    ['/readyz?x=1', true, 200, 'ready'],
    ['/readyz', false, 503, 'not ready'],
    ['/healthz', false, 200, 'ok'],
  ])('%s with ready: %s answers %i without a log line', async (...row) => {
    const [path, ready, code, status] = row;
    const own = await startSite({
      environment: { LOG_LEVEL: 'info' },
      change: () => ({ ready: () => ready }),
    });
    for (const method of ['get', 'get', 'head'] as const) {
      const answer = await own.http[method](path);
      expect(answer.status).toBe(code);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      if (method === 'get') expect(JSON.parse(answer.text)).toEqual({ status, version });
    }
    expect(own.lines()).toEqual([]);
    expect((await own.http.get('/en')).status).toBe(200);
  });
});
