import supertest from 'supertest';
import { describe, expect, test } from 'vitest';
import { attributes, parseHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite({ warm: false });

const long = 'a'.repeat(9000);

const requests = [
  ['GET', '/en/%zz', 400],
  ['GET', '/en/nothing', 404],
  ['GET', '/en/products/a/b', 404],
  ['POST', '/en', 405],
  ['POST', '/en/nothing', 405],
  ['GET', `/en/${long}`, 414],
  ['GET', `/en?q=${long}`, 414],
] as const;

/** Each in English by its prefix, in Portuguese by its prefix, and by the visitor's preference. */
const cases = requests.flatMap(([method, path, status]) => {
  const pt = path.replace('/en', '/pt');
  const bare = path.replace('/en', '/x');
  return [
    [status, method, path, 'pt', 'en'],
    [status, method, pt, 'en', 'pt-BR'],
    [status, method, bare, 'pt-PT,en;q=0.5', 'pt-BR'],
    [status, method, bare, 'de', 'en'],
  ] as const;
});

describe('an error page', () => {
  test.each(cases)('%i for %s %.40s, Accept-Language %s, is in %s', async (...row) => {
    const [status, method, path, acceptLanguage, lang] = row;
    const answer = await site.ask({ method, path, headers: { 'accept-language': acceptLanguage } });
    const $ = parseHtml(answer.body);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
    expect($('html').attr('lang')).toBe(lang);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('link[rel=canonical], link[rel=alternate]').length).toBe(0);
    expect([$('h1').length, $('title').length, $('main').length]).toEqual([1, 1, 1]);
    expect($('main').text()).toContain(String(status));
    expect(answer.body.toString()).not.toContain('at resolve');
    expect(answer.body.includes(long)).toBe(false);
  });

  test.each([
    ['/en/nothing', { status: 404, page: null, moved_to: null }],
    ['/pt/nothing', { status: 404, pagina: null, mudou_para: null }],
  ])('%s reads null from a blank form', async (path, read) => {
    const $ = parseHtml((await site.ask({ path })).body);
    expect(JSON.parse($('main figure pre').text())).toEqual(read);
  });

  test.each([
    ['GET', '/en/%zz'],
    ['POST', '/en'],
    ['GET', `/en/${long}`],
  ])('without a missing page has no blank form (%s %.40s)', async (method, path) => {
    const { body } = await site.ask({ method, path });
    expect(parseHtml(body)('main figure').length).toBe(0);
  });

  test.each(cases)('%i for %s %.40s, Accept-Language %s, leads on, in %s', async (...row) => {
    const [, method, path, acceptLanguage, lang] = row;
    const { body } = await site.ask({
      method,
      path,
      headers: { 'accept-language': acceptLanguage },
    });
    const links = attributes(parseHtml(body), 'main a', 'href');
    expect(links).toContain(lang === 'en' ? '/en' : '/pt');
    expect(links).toContain(lang === 'en' ? '/en/contact' : '/pt/contact');
    for (const link of links) {
      const { status, headers } = await site.ask(link.split('#', 1)[0] ?? '');
      const last = status === 301 ? await site.ask(headers.location ?? '') : { status };
      expect(last.status, link).toBe(200);
    }
  });
});

describe('health', () => {
  const { version } = site.services.assets;

  test('/healthz says that the process lives, and which build it is', async () => {
    const { body } = await supertest(site.server)
      .get('/healthz')
      .expect(200)
      .expect('Cache-Control', 'no-store')
      .expect('Content-Type', /^application\/json/);
    expect(body).toEqual({ status: 'ok', version });
  });

  test('/readyz says that requests are welcome', async () => {
    const { body } = await supertest(site.server)
      .get('/readyz?x=1')
      .expect(200)
      .expect('Cache-Control', 'no-store');
    expect(body).toEqual({ status: 'ready', version });
  });

  test('/readyz says 503 while they are not, /healthz and pages still answer', async () => {
    const waiting = await startSite({ warm: false, change: () => ({ ready: () => false }) });
    const { body } = await supertest(waiting.server)
      .get('/readyz')
      .expect(503)
      .expect('Cache-Control', 'no-store');
    expect(body).toEqual({ status: 'not ready', version });
    await supertest(waiting.server).get('/healthz').expect(200);
    await supertest(waiting.server).get('/en').expect(200);
  });

  test('HEAD works for both, and nothing can be posted to them', async () => {
    for (const path of ['/healthz', '/readyz']) {
      await supertest(site.server).head(path).expect(200).expect('Cache-Control', 'no-store');
      await supertest(site.server).post(path).expect(405);
    }
  });
});
