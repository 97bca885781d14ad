import { describe, expect, test } from 'vitest';
import { ownId, startLoggedSite } from '../../support/loggedSite';
import { siteOrigin } from '../../support/site';

const site = await startLoggedSite();
const { lineOf } = site;

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

  test('for a line break in an address, which makes no second line', async () => {
    const line = await lineOf('/en/%0a{"level":"error"}');
    expect(line).toMatchObject({ level: 'warn', status: 400 });
  });
});

describe('traceparent', () => {
  const trace = `00-${'4b'.repeat(16)}-${'a1'.repeat(8)}-01`;

  test.each(['/en', '/en/products', '/', '/nothing', '/robots.txt', '/favicon.svg'])(
    'is in log line and response of %s, and of no other request',
    async (path) => {
      const headers = { traceparent: trace };
      for (let times = 0; times < 2; times += 1) {
        expect(await lineOf({ path, headers })).toMatchObject({ traceparent: trace });
        expect((await site.http.get(path).set(headers)).headers['traceparent']).toBe(trace);
        expect((await site.http.get(path)).headers).not.toHaveProperty('traceparent');
      }
      expect(await lineOf(path)).not.toHaveProperty('traceparent');
    },
  );

  test.each([
    '"}',
    `${trace}-more`,
    `ff-${'4b'.repeat(16)}-${'a1'.repeat(8)}-01`,
    `00-${'0'.repeat(32)}-${'a1'.repeat(8)}-01`,
  ])('is dropped when malformed: %j', async (traceparent) => {
    const headers = { traceparent };
    expect(await lineOf({ path: '/en', headers })).not.toHaveProperty('traceparent');
    expect((await site.http.get('/en').set(headers)).headers).not.toHaveProperty('traceparent');
  });
});

describe('the referrer', () => {
  test.each([
    [`${siteOrigin}/en/contact?text=secret`, '/en/contact'],
    ['https://other.example/inbox/secret?q=secret', 'https://other.example'],
    ['http://other.example:8080/', 'http://other.example:8080'],
    [`${siteOrigin}/${'x'.repeat(1000)}`, `/${'x'.repeat(299)}`],
    [`http://${'x'.repeat(1000)}.example/`, `http://${'x'.repeat(293)}`],
  ])(
    'of a 404 is logged without path and query of other sites: %.60s as %.30s',
    async (referer, logged) => {
      const line = await lineOf({ path: '/nothing', headers: { referer } });
      expect(line).toMatchObject({ status: 404, referrer: logged });
    },
  );

  test.each(['secret', 'android-app://secret/', 'data:,secret', '//secret.example/x', ''])(
    'of a 404 is not logged when it is no web address: %j',
    async (referer) => {
      expect(await lineOf({ path: '/nothing', headers: { referer } })).not.toHaveProperty(
        'referrer',
      );
    },
  );

  test.each(['/en', '/', '/en/products', '/favicon.svg', '/%zz'])(
    'is not logged for %s, which exists',
    async (path) => {
      const headers = { referer: 'https://other.example/' };
      for (let times = 0; times < 2; times += 1)
        expect(await lineOf({ path, headers })).not.toHaveProperty('referrer');
    },
  );
});

describe('x-request-id', () => {
  test.each(['abc', 'A-1_b', 'x'.repeat(64), '4bf92f35-77b3-4da6'])(
    'of the client is used: %s',
    async (id) => {
      const headers = { 'x-request-id': id };
      expect(await lineOf({ path: '/en', headers })).toMatchObject({ requestId: id });
      expect((await site.http.get('/nothing').set(headers)).headers['x-request-id']).toBe(id);
    },
  );

  test.each(['', 'a b', 'x'.repeat(65), '"}', 'é'])(
    'is replaced when it has other characters or is too long: %j',
    async (id) => {
      const { headers } = await site.http.get('/en').set({ 'x-request-id': id });
      expect(headers['x-request-id']).toMatch(ownId);
    },
  );
});
