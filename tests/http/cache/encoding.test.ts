import { describe, expect, test } from 'vitest';
import { steadyHeaders } from '../../support/headers';
import { startSite } from '../../support/site';

const { http, services } = await startSite({ warm: true, rendersAnew: true });

/** supertest decodes a body by its Content-Encoding: `text` is what a reader sees. */
const get = (path: string, acceptEncoding: string) =>
  http.get(path).set('Accept-Encoding', acceptEncoding);

const script = services.assets.entries.en;

describe('the encoding', () => {
  test.each([
    ['', 'identity'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['*', 'br'],
    ['gzip;q=0.5, br;q=0.1', 'br'],
    ['br ; q=0.5 , gzip; q=0.4', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0, br;q=0', 'identity'],
    ['*;q=0', 'identity'],
    ['deflate, zstd', 'identity'],
    ['rubbish;;;q=x', 'identity'],
  ])('of a document for Accept-Encoding "%s" is %s', async (accept, encoding) => {
    for (const path of ['/en', '/privacy-policy', '/nothing', '/robots.txt']) {
      const answer = await get(path, accept);
      expect(answer.headers['content-encoding'] ?? 'identity', path).toBe(encoding);
      expect(answer.headers['vary']).toMatch(/accept-encoding/i);
      expect(answer.text).toBe((await get(path, 'identity')).text);
      const head = await http.head(path).set('Accept-Encoding', accept);
      expect(head.status).toBe(answer.status);
      expect(steadyHeaders(head)).toEqual(steadyHeaders(answer));
    }
  });

  test.each([
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
  ])('of the script for Accept-Encoding "%s" is %s', async (accept, encoding) => {
    const { headers, text } = await get(script, accept);
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect(text).toBe((await get(script, 'identity')).text);
  });

  test.each([
    ['ai-agents', 'gzip', 'gzip'],
    ['whatsapp-bot', 'br', 'br'],
    ['landing-page-locadora', 'gzip;q=0, br;q=0', 'identity'],
  ])('of the first, streamed response for %s and "%s" is %s', async (...row) => {
    const [source, accept, encoding] = row;
    const path = `/pt/contact?sourcePage=${source}`;
    const { headers, text } = await get(path, accept);
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect(text).toBe((await get(path, 'identity')).text);
    expect(headers['cache-control']).not.toContain('no-transform');
    // Once it is stored, no proxy may change its bytes, which the ETag names.
    const caching = async () => (await get(path, 'identity')).headers['cache-control'];
    await expect.poll(caching).toBe(`${headers['cache-control']}, no-transform`);
  });
});

describe('ETags', () => {
  test.each(['identity', 'gzip', 'br'])(
    'answer 304 without a body when If-None-Match matches (%s)',
    async (accept) => {
      for (const path of ['/pt', '/robots.txt', script]) {
        const { headers } = await get(path, accept);
        const { etag = '', vary, 'cache-control': cacheControl } = headers;
        const unchanged = await get(path, accept).set('If-None-Match', etag);
        expect([unchanged.status, unchanged.text]).toEqual([304, '']);
        expect(unchanged.headers).toMatchObject({ etag, vary, 'cache-control': cacheControl });
      }
    },
  );

  test('are strong and differ by page, language, parameters and encoding', async () => {
    const contact = '/en/contact?sourcePage=nfse-extraction';
    const tags: string[] = [];
    for (const path of ['/en', '/pt', '/privacy-policy?lang=pt', contact, `${contact}&plan=Mega`]) {
      // HEAD waits until the page is stored; only stored pages have an ETag.
      await http.head(path);
      for (const encoding of ['identity', 'gzip', 'br'])
        tags.push((await get(path, encoding)).headers['etag'] ?? '');
    }
    for (const tag of tags) expect(tag).toMatch(/^"[\x21\x23-\x7e]+"$/);
    expect(new Set(tags).size).toBe(tags.length);
  });

  test('are missing from redirects and errors', async () => {
    for (const path of ['/en/products', '/', '/nothing', '/%zz'])
      expect((await http.get(path)).headers['etag']).toBeUndefined();
  });
});
