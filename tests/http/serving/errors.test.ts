import { describe, expect, test } from 'vitest';
import { createDecide } from '../../../server/request/decide';
import { langs } from '../../../shared/languages';
import { rules as ownRules } from '../../../shared/redirects';
import { readHtml } from '../../support/html';
import { startSite } from '../../support/site';

/** The site's own rules say of no address that it is gone. */
const rules = [{ from: '/{lang}/gone', status: 410, why: 'It is a test.' } as const, ...ownRules];

const site = await startSite({
  change: () => ({ decide: createDecide(() => undefined, rules) }),
  rendersAnew: false,
});

/** One case of each: tests/http/security/hostile.test.ts compares other responses with these pages. */
const cases = langs.flatMap(
  (lang) =>
    [
      [400, 'get', `/${lang}/%zz`, lang],
      [404, 'get', `/${lang}/nothing`, lang],
      [405, 'post', `/${lang}`, lang],
      [410, 'get', `/${lang}/gone`, lang],
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
    for (const path of ['/en/nothing', '/pt/nothing', '/en/%zz'])
      for (const link of (await site.read(path)).values('main a', 'href')) {
        const { status } = await site.http.get(link.split('#', 1)[0] ?? '').redirects(1);
        expect(status, link).toBe(200);
      }
  });
});

test.each([
  ['/healthz', true, 200, 'ok'],
  ['/readyz?x=1', true, 200, 'ready'],
  ['/readyz', false, 503, 'not ready'],
  ['/healthz', false, 200, 'ok'],
])('the health check %s with ready: %s answers %i without a log line', async (...row) => {
  const [path, ready, code, status] = row;
  const { http, lines, services } = await startSite({
    environment: { LOG_LEVEL: 'info' },
    change: () => ({ ready: () => ready }),
  });
  await http.head(path).expect(code);
  await http
    .get(path)
    .expect(code, { status, version: services.assets.version })
    .expect('Cache-Control', 'no-store');
  expect(lines()).toEqual([]);
});
