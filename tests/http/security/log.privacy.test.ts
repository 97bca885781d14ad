import { describe, expect, test } from 'vitest';
import { ownId, startLoggedSite } from '../../support/loggedSite';
import { siteOrigin } from '../../support/site';

const { http, lineOf } = await startLoggedSite();

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

  test.each(['/en', '/en/products', '/nothing', '/robots.txt'])(
    'is in log line and response of %s, and of no later request',
    async (path) => {
      const headers = { traceparent: trace };
      expect(await lineOf({ path, headers })).toMatchObject({ traceparent: trace });
      await http.get(path).set(headers).expect('traceparent', trace);
      expect((await http.get(path)).headers).not.toHaveProperty('traceparent');
      expect(await lineOf(path)).not.toHaveProperty('traceparent');
    },
  );

  test.each(['"}', `${trace}-more`, trace.replace(/^00/, 'ff'), trace.replaceAll('4b', '00')])(
    'is dropped when malformed: %j',
    async (traceparent) => {
      const headers = { traceparent };
      expect(await lineOf({ path: '/en', headers })).not.toHaveProperty('traceparent');
      expect((await http.get('/en').set(headers)).headers).not.toHaveProperty('traceparent');
    },
  );
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

describe('x-request-id', () => {
  test.each(['A-1_b', 'x'.repeat(64)])('of the client is used: %s', async (id) => {
    const headers = { 'x-request-id': id };
    expect(await lineOf({ path: '/en', headers })).toMatchObject({ requestId: id });
    await http.get('/nothing').set(headers).expect('x-request-id', id);
  });

  test.each(['', 'a b', 'x'.repeat(65), '"}', 'é'])(
    'is replaced when it has other characters or is too long: %j',
    async (id) => {
      await http.get('/en').set('x-request-id', id).expect('x-request-id', ownId);
    },
  );
});
