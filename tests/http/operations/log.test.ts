import { describe, expect, test } from 'vitest';
import { ownId, startLoggedSite } from '../../support/loggedSite';

const site = await startLoggedSite({ warm: true });
const { lineOf } = site;

describe('the log line of a request', () => {
  test('has request, response, duration and size', async () => {
    const line = await lineOf('/pt/contact?utm=x');
    expect(line).toMatchObject({
      level: 'info',
      msg: 'request',
      method: 'GET',
      path: '/pt/contact',
      status: 200,
      lang: 'pt',
      page: 'contact',
      hit: true,
      client: '127.0.0.1',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      requestId: expect.stringMatching(ownId),
    });
    expect(line['ms']).toBeGreaterThanOrEqual(0);
    expect(line['ms']).toBeLessThan(5000);
    expect(line['bytes']).toBeGreaterThan(10_000);
    expect(line).not.toHaveProperty('rule');
    expect(line).not.toHaveProperty('aborted');
  });

  test.each([
    [
      '?sourcePage=/pt/landing-page-advogados-escritorio&subject=Or%C3%A7amento+Site+Jur%C3%ADdico',
      { source: 'landing-page-advogados', subject: 'site-quote' },
    ],
    [
      '?sourcePage=affiliate-link-generator&plano=Especialista',
      { source: 'affiliate-link-generator', plan: 'especialista' },
    ],
    ['?sourcePage=my+secret&plan=my+secret&subject=my+secret', {}],
  ])('has the ids that contact knows of its query: %s', async (query, expected) => {
    const { source, plan, subject } = await lineOf(`/pt/contact${query}`);
    expect({ source, plan, subject }).toEqual(expected);
  });

  test.each([
    ['/en/products/telegram-manager?text=secret', 301, '/{lang}/products/{id}', '/en'],
    ['/?a=1', 302, '/', '/en'],
  ])('of the redirect %s has rule and Location without the query', async (...row) => {
    const [path, status, rule, location] = row;
    const requestId = expect.stringMatching(ownId);
    expect(await lineOf(path)).toMatchObject({ level: 'info', requestId, status, rule, location });
  });

  test.each([
    [404, 'not-found', '/en/nothing'],
    [400, 'encoding', '/pt/%zz'],
    [414, 'length', `/en/${'a'.repeat(9000)}`],
    [405, 'method', { method: 'POST', path: '/en' }],
    [400, 'host', { path: '/en', headers: { host: 'a b' } }],
  ])('is a warning with status %i and rule %s', async (status, rule, request) => {
    const line = await lineOf(request);
    const requestId = expect.stringMatching(ownId);
    expect(line).toMatchObject({ level: 'warn', requestId, status, rule });
    expect(String(line['path']).length).toBeLessThanOrEqual(300);
  });

  test('says whether the page came from the store', async () => {
    const { lineOf } = await startLoggedSite({ rendersAnew: true });
    const path = '/en/contact?sourcePage=whatsapp-bot';
    expect(await lineOf(path)).toMatchObject({ hit: false, status: 200 });
    expect(await lineOf({ method: 'HEAD', path })).toMatchObject({ method: 'HEAD' });
    expect(await lineOf(path)).toMatchObject({ hit: true, method: 'GET' });
  });

  test('has the client address that a trusted proxy forwards', async () => {
    const request = { path: '/en', headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' } };
    expect(await lineOf(request)).toMatchObject({ client: '127.0.0.1' });
    const behind = await startLoggedSite({ environment: { TRUST_PROXY: '1' } });
    expect(await behind.lineOf(request)).toMatchObject({ client: '203.0.113.7' });
  });

  test.each(['1', '127.0.0.0/8'])(
    'has the address without its port where a proxy forwards both, and TRUST_PROXY=%s',
    async (proxies) => {
      const { lineOf } = await startLoggedSite({ environment: { TRUST_PROXY: proxies } });
      for (const [forwarded, client] of [
        ['203.0.113.7:52311', '203.0.113.7'],
        ['198.51.100.1:80, 203.0.113.7:52311', '203.0.113.7'],
        ['[2001:db8::7]:443', '2001:db8::7'],
        ['[2001:db8::7]', '2001:db8::7'],
      ] as const) {
        const line = await lineOf({ headers: { 'x-forwarded-for': forwarded }, path: '/en' });
        expect(line['client'], forwarded).toBe(client);
      }
    },
  );

  test.each(['1', '9', '127.0.0.0/8'])(
    'has the address of the connection when TRUST_PROXY=%s and no address is forwarded',
    async (proxies) => {
      const { lineOf } = await startLoggedSite({ environment: { TRUST_PROXY: proxies } });
      for (const forwarded of [
        ...['<script> CPF 123', 'x'.repeat(15_000), '1.2.3.4\u009b31m', '203.0.113.7:CPF', '[::1'],
        ...['fe80::1%CPF-123', 'fe80::1%'.padEnd(9000, 'x'), '[fe80::1%x]:1', 'unknown', ','],
      ]) {
        const { client } = await lineOf({ headers: { 'x-forwarded-for': forwarded }, path: '/en' });
        expect(client, forwarded.slice(0, 40)).toBe('127.0.0.1');
      }
    },
  );

  test.each([
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
  ])('says whether a browser asked ahead of a visit (%s: %s)', async (name, value) => {
    for (const path of ['/en/contact', '/en/products', '/nothing'])
      expect(await lineOf({ path, headers: { [name]: value } })).toMatchObject({ prefetch: true });
    expect(await lineOf({ path: '/en', headers: { [name]: 'x' } })).not.toHaveProperty('prefetch');
  });

  test('has a size without the body for 304 and HEAD', async () => {
    for (const request of [{ headers: { 'if-none-match': '*' } }, { method: 'HEAD' }])
      expect((await lineOf({ path: '/en', ...request }))['bytes']).toBeLessThan(5000);
  });

  test('does not call a file of the build missing', async () => {
    const line = await lineOf(site.services.assets.entries.en);
    expect(line).toMatchObject({ level: 'info', status: 200 });
    expect(line['rule']).not.toBe('not-found');
  });
});

test('LOG_LEVEL=warn logs warnings only', async () => {
  const warnings = await startLoggedSite({ environment: { LOG_LEVEL: 'warn' } });
  await warnings.http.get('/en');
  expect(await warnings.lineOf('/nothing')).toMatchObject({ level: 'warn' });
  expect(warnings.lines()).toHaveLength(1);
});
