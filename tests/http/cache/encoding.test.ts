import { describe, expect, test } from 'vitest';
import { sourceValues } from '../../../shared/contact/sources';
import { decode, encodingOf } from '../../support/decode';
import { listOf, steadyHeaders } from '../../support/headers';
import { startSite } from '../../support/site';

const { ask } = await startSite();

const get = (path: string, acceptEncoding?: string, method = 'GET') =>
  ask({
    path,
    method,
    headers: acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding },
  });

/** What a client says it takes, and what it gets. */
const preferences: [string | undefined, string][] = [
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['gzip;q=0.5, br;q=0.1', 'gzip'],
  ['br;q=1.000, gzip;q=1.000', 'br'],
  ['br ; q=0.5 , gzip; q=0.4', 'br'],
  ['identity;q=1, gzip;q=0.5', 'identity'],
  ['GZIP', 'gzip'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0, *', 'br'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['identity;q=0, *;q=0', 'identity'],
  ['deflate', 'identity'],
  ['deflate, identity;q=0.5', 'identity'],
  ['zstd', 'identity'],
  ['compress, gzip', 'gzip'],
  ['rubbish;;;q=x', 'identity'],
];

describe('a page is sent as its client wants it', () => {
  test.each(preferences)('Accept-Encoding: %s gets %s', async (acceptEncoding, encoding) => {
    const answer = await get('/en', acceptEncoding);
    const plain = await get('/en');
    expect(answer.status).toBe(200);
    expect(encodingOf(answer)).toBe(encoding);
    expect(decode(answer)).toBe(plain.body.toString());
    expect(listOf(answer.headers.vary)).toContain('accept-encoding');
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
  });

  test.each(preferences)(
    'HEAD with Accept-Encoding: %s is GET without its body',
    async (accept) => {
      for (const path of ['/en', '/pt/contact', '/privacy-policy', '/en/products', '/nothing']) {
        const full = await get(path, accept);
        const head = await ask({
          method: 'HEAD',
          path,
          headers: accept === undefined ? {} : { 'accept-encoding': accept },
        });
        expect(head.status).toBe(full.status);
        expect(head.body.length).toBe(0);
        expect(steadyHeaders(head)).toEqual(steadyHeaders(full));
      }
    },
  );

  test('an error page too', async () => {
    const plain = await get('/nothing');
    for (const [acceptEncoding, encoding] of preferences) {
      const answer = await get('/nothing', acceptEncoding);
      expect([answer.status, encodingOf(answer)]).toEqual([404, encoding]);
      expect(decode(answer)).toBe(plain.body.toString());
    }
  });

  test('its first rendering too, which nobody has compressed beforehand', async () => {
    const sources = sourceValues();
    for (const [at, [acceptEncoding]] of preferences.entries()) {
      const path = `/pt/contact?sourcePage=${encodeURIComponent(sources[at] ?? '')}`;
      const first = await get(path, acceptEncoding);
      const again = await get(path);
      expect(decode(first)).toBe(again.body.toString());
      const refused = listOf(acceptEncoding).filter((part) => /^(br|gzip)\s*;\s*q=0$/.test(part));
      expect(refused.map((part) => part.split(';')[0])).not.toContain(encodingOf(first));
      expect(listOf(first.headers.vary)).toContain('accept-encoding');
    }
  });
});

describe('ETags', () => {
  test('are strong and different for each encoding', async () => {
    const tags = await Promise.all(
      [undefined, 'gzip', 'br'].map(
        async (accept) => (await get('/en', accept)).headers.etag ?? '',
      ),
    );
    for (const tag of tags) expect(tag).toMatch(/^"[\x21\x23-\x7e]+"$/);
    expect(new Set(tags).size).toBe(3);
  });

  test.each([undefined, 'gzip', 'br'])('spare who has one the body (%s)', async (accept) => {
    const full = await get('/pt', accept);
    const headers = { 'accept-encoding': accept ?? 'identity', 'if-none-match': '*' };
    const answer = await ask({ path: '/pt', headers });
    expect([answer.status, answer.body.length]).toEqual([304, 0]);
    for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy'])
      expect(answer.headers[name], name).toBe(full.headers[name]);
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  test('name the bytes: the same tag never comes with other bytes', async () => {
    const bytes = new Map<string, string>();
    for (const [acceptEncoding] of preferences) {
      const { headers, body } = await get('/en', acceptEncoding);
      const known = bytes.get(headers.etag ?? '');
      if (known) expect(body.toString('base64') === known, `for ${acceptEncoding}`).toBe(true);
      bytes.set(headers.etag ?? '', body.toString('base64'));
    }
    expect(bytes.size).toBe(3);
  });

  test('differ between pages, languages and what the contact page was told', async () => {
    const paths = [
      ...['/en', '/pt', '/en/contact', '/pt/contact', '/privacy-policy?lang=en'],
      ...['/privacy-policy?lang=pt', '/en/contact?sourcePage=ai-agents'],
      ...['/en/contact?sourcePage=nfse-extraction', '/en/contact?subject=Site%20para%20Advogados'],
      ...['/en/contact?sourcePage=nfse-extraction&plan=Mega'],
    ];
    // HEAD waits until a rendering is stored; only then has it a tag.
    await Promise.all(paths.map((path) => ask({ method: 'HEAD', path })));
    const tags = await Promise.all(paths.map(async (path) => (await get(path)).headers.etag));
    expect(tags).not.toContain(undefined);
    expect(new Set(tags).size).toBe(paths.length);
  });

  test('are not on redirects and errors', async () => {
    for (const path of ['/en/products', '/', '/nothing', '/%zz'])
      expect((await get(path)).headers.etag).toBeUndefined();
  });
});
