import { describe, expect, test } from 'vitest';
import { sourceValues } from '../../../shared/contact/sources';
import { decode, encodingOf } from '../../support/decode';
import { listOf, steadyHeaders } from '../../support/headers';
import { startSite } from '../../support/site';

const { send } = await startSite({ warm: true });

const get = (path: string, acceptEncoding?: string, method = 'GET') =>
  send({
    path,
    method,
    headers: acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding },
  });

/** Accept-Encoding and the encoding of the response. */
const preferences: [string | undefined, string][] = [
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['gzip;q=0.5, br;q=0.1', 'br'],
  ['br;q=1.000, gzip;q=1.000', 'br'],
  ['br ; q=0.5 , gzip; q=0.4', 'br'],
  ['identity;q=1, gzip;q=0.5', 'gzip'],
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

describe('the encoding of a document', () => {
  test.each(preferences)('for Accept-Encoding: %s is %s', async (acceptEncoding, encoding) => {
    for (const path of ['/en', '/pt/contact', '/privacy-policy', '/en/products', '/nothing']) {
      const answer = await get(path, acceptEncoding);
      const head = await get(path, acceptEncoding, 'HEAD');
      expect([head.status, head.body.length]).toEqual([answer.status, 0]);
      expect(steadyHeaders(head)).toEqual(steadyHeaders(answer));
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
      // A redirect has no body.
      if (answer.headers.location) continue;
      expect(encodingOf(answer)).toBe(encoding);
      expect(decode(answer)).toBe((await get(path)).body.toString());
      expect(listOf(answer.headers.vary)).toContain('accept-encoding');
    }
  });

  test('is accepted by the client in the first, streamed response too', async () => {
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
  test.each([undefined, 'gzip', 'br'])(
    'answer 304 without a body when If-None-Match matches (%s)',
    async (accept) => {
      const full = await get('/pt', accept);
      const { etag = '' } = full.headers;
      const headers = { 'accept-encoding': accept ?? 'identity', 'if-none-match': etag };
      const answer = await send({ path: '/pt', headers });
      expect([answer.status, answer.body.length]).toEqual([304, 0]);
      for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy'])
        expect(answer.headers[name], name).toBe(full.headers[name]);
      expect(answer.headers['content-encoding']).toBeUndefined();
    },
  );

  test('are strong and differ by page, language, parameters and encoding', async () => {
    const contact = '/en/contact?sourcePage=';
    const paths = [
      ...['/en', '/pt', '/en/contact', '/pt/contact', '/privacy-policy?lang=en'],
      ...['/privacy-policy?lang=pt', '/en/contact?subject=Site%20para%20Advogados'],
      ...[
        `${contact}ai-agents`,
        `${contact}nfse-extraction`,
        `${contact}nfse-extraction&plan=Mega`,
      ],
    ];
    const bytes = new Map<string, string>();
    for (const path of paths) {
      // HEAD waits until the page is stored; only stored pages have an ETag.
      await get(path, undefined, 'HEAD');
      for (const [acceptEncoding] of preferences) {
        const { headers, body } = await get(path, acceptEncoding);
        const tag = headers.etag ?? '';
        expect(tag).toMatch(/^"[\x21\x23-\x7e]+"$/);
        const bytesOfTag = bytes.get(tag) ?? body.toString('base64');
        expect(body.toString('base64') === bytesOfTag, `${path} for ${acceptEncoding}`).toBe(true);
        bytes.set(tag, bytesOfTag);
      }
    }
    expect(bytes.size).toBe(3 * paths.length);
  });

  test('are missing from redirects and errors', async () => {
    for (const path of ['/en/products', '/', '/nothing', '/%zz'])
      expect((await get(path)).headers.etag).toBeUndefined();
  });
});
