import { describe, expect, test } from 'vitest';
import { ownId, startLoggedSite } from '../../support/loggedSite';
import { get, sendRaw } from '../../support/raw';
import { siteOrigin } from '../../support/site';

const site = await startLoggedSite();
const behindProxy = await startLoggedSite({ environment: { TRUST_PROXY: '1' } });
const { lineOf, lines, port } = site;

describe('the log has nothing that a visitor typed or sent in headers', () => {
  test.each([
    '/en/contact?text=secret&sourcePage=secret',
    '/en/products?text=secret',
    '/nothing?text=secret',
    '/%zz?text=secret',
    '/?secret',
    'http://secret:secret@a.example/en?text=secret',
  ])('for %s', async (path) => {
    const headers = {
      cookie: 'session=secret',
      authorization: 'Bearer secret',
      'proxy-authorization': 'Basic secret',
      referer: 'https://secret:secret@other.example/secret?secret#secret',
      'user-agent': 'secret',
      'x-api-key': 'secret',
      'x-request-id': 'not accepted: secret',
    };
    const line = await lineOf({ path, headers });
    expect(JSON.stringify(line)).not.toContain('secret');
  });

  test.each([
    ...['/en/contact%3Fsubject=secret', '/en/contact%3fsecret', '/en/contact%253Fsecret'],
    ...['/en/contact&token=secret', '/en/contact%26secret', '/en/contact;secret', '/en%3bsecret'],
    ...['/en/tools/x&secret', '/en/products/x%3Fsecret', '/favicon.svg%3Fsecret', '/%zz&secret'],
  ])('after what resembles a query: %s', async (path) => {
    const headers = { referer: `${siteOrigin}${path}` };
    const line = await lineOf({ path, headers });
    expect(JSON.stringify(line)).not.toContain('secret');
    expect(line['path']).toMatch(/^\/(?:en|favicon|%zz)/);
  });

  test('in bytes that a terminal obeys or shows in another order', async () => {
    const inPath = '/nothing/%c2%9b31m%7f%e2%80%ae%1b%5b';
    const headers = { referer: `${siteOrigin}/a\u009b\u00ad\u0085` };
    for (const path of [inPath, '/en/products/%c2%9b'])
      expect(JSON.stringify(await lineOf({ path, headers }))).toMatch(/^[ -~]+$/);
    for (let byte = 0; byte < 256; byte += 1)
      await sendRaw(port, get(`/x${String.fromCharCode(byte)}y`, 'Connection: close'));
    for (const line of lines()) expect(JSON.stringify(line)).toMatch(/^[ -~]+$/);
  });

  test('for a line break in an address, which makes no second line', async () => {
    const line = await lineOf('/en/%0a{"level":"error"}');
    expect(line).toMatchObject({ level: 'warn', status: 400 });
  });
});

describe('the referrer', () => {
  test.each([
    ['/nothing', `${siteOrigin}/en/contact?text=secret`, '/en/contact'],
    ['/nothing', 'https://other.example/inbox/secret?q=secret', 'https://other.example'],
    ['/nothing', `${siteOrigin}/${'x'.repeat(1000)}`, `/${'x'.repeat(299)}`],
    ['/nothing', 'android-app://secret/', undefined],
    ['/nothing', 'data:,secret', undefined],
    ['/nothing', '', undefined],
    // An address that exists needs no mending.
    ['/en', 'https://other.example/', undefined],
    ['/en/products', 'https://other.example/', undefined],
    ['/%zz', 'https://other.example/', undefined],
  ])('of %s, %.60s, is logged as %.60s', async (path, referer, logged) => {
    expect((await lineOf({ path, headers: { referer } }))['referrer']).toBe(logged);
  });
});

/** Headers of a request that has come through a proxy. */
const forwarded = { 'x-forwarded-for': '192.0.2.1' };
const trace = `00-${'4b'.repeat(16)}-${'a1'.repeat(8)}-01`;

describe.each([
  ['x-request-id', 'requestId', ['A-1_b', 'x'.repeat(64)], ['', 'a b', 'x'.repeat(65), '"}', 'é']],
  [
    'traceparent',
    'traceparent',
    [trace],
    ['"}', `${trace}-more`, trace.replace(/^00/, 'ff'), trace.replaceAll('4b', '00')],
  ],
])('%s', (name, field, valid, malformed) => {
  const logged = async (headers: Record<string, string>, from = behindProxy) =>
    (await from.lineOf({ path: '/en', headers }))[field];

  test('of a trusted proxy is logged', async () => {
    for (const value of valid) expect(await logged({ ...forwarded, [name]: value })).toBe(value);
  });

  test('is dropped where it is malformed', async () => {
    for (const value of malformed)
      expect(await logged({ ...forwarded, [name]: value })).not.toBe(value);
  });

  test('of a visitor is dropped', async () => {
    for (const value of valid) {
      expect(await logged({ ...forwarded, [name]: value }, site)).not.toBe(value);
      expect(await logged({ [name]: value })).not.toBe(value);
    }
  });

  test('is in no response that a cache may keep', async () => {
    for (const path of ['/en', '/en/products', '/robots.txt', '/favicon.svg', '/en/contact']) {
      const request = behindProxy.http.get(path).set({ ...forwarded, [name]: valid[0] });
      expect((await request).headers).not.toHaveProperty(name);
    }
  });
});

test('an error page has the id of its log line', async () => {
  const headers = { ...forwarded, 'x-request-id': 'A-1_b' };
  await behindProxy.http.get('/nothing').set(headers).expect('x-request-id', 'A-1_b');
  await site.http.get('/nothing').expect('x-request-id', ownId);
});
