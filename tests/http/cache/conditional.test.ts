import { describe, expect, test } from 'vitest';
import { startSite } from '../../support/site';

const { ask } = await startSite();

const get = (path: string, acceptEncoding?: string, headers: Record<string, string> = {}) =>
  ask({ path, headers: { ...headers, 'accept-encoding': acceptEncoding ?? 'identity' } });

describe('what the client has already is not sent again', () => {
  test.each([undefined, 'gzip', 'br'])('with Accept-Encoding: %s', async (accept) => {
    const full = await get('/pt', accept);
    const tag = full.headers.etag ?? '';
    for (const condition of [tag, `W/${tag}`, `"other", ${tag}`, `"x",${tag} , "y"`, '*']) {
      const answer = await get('/pt', accept, { 'if-none-match': condition });
      expect(answer.status, condition).toBe(304);
      expect(answer.body.length).toBe(0);
      expect(answer.headers.etag).toBe(tag);
      for (const name of ['cache-control', 'vary', 'content-security-policy'])
        expect(answer.headers[name]).toBe(full.headers[name]);
      expect(answer.headers['content-encoding']).toBeUndefined();
    }
  });

  test('but what it has not is', async () => {
    const brotli = (await get('/pt', 'br')).headers.etag ?? '';
    for (const condition of ['"other"', 'other', '', brotli, brotli.replaceAll('"', '')])
      expect((await get('/pt', 'gzip', { 'if-none-match': condition })).status).toBe(200);
  });

  test('nor where it insists', async () => {
    const tag = (await get('/pt')).headers.etag ?? '';
    const headers = { 'if-none-match': tag, 'cache-control': 'no-cache' };
    expect((await get('/pt', undefined, headers)).status).toBe(200);
  });

  test('an error is sent whatever the client has', async () => {
    expect((await get('/nothing', undefined, { 'if-none-match': '*' })).status).toBe(404);
  });
});

describe('other parameters change nothing', () => {
  test.each([
    ['/en', '/en?utm=x'],
    ['/pt', '/pt?utm_source=news&utm_medium=mail&lang=en'],
    ['/en/contact', '/en/contact?utm=x&text=secret&lang=pt'],
    ['/en/contact?sourcePage=ai-agents', '/en/contact?utm=x&sourcePage=ai-agents&plan=Basic'],
    ['/privacy-policy?lang=pt', '/privacy-policy?a=1&lang=pt&lang=en'],
    ['/privacy-policy', '/privacy-policy?sourcePage=%2Fen'],
  ])('%s is byte for byte %s', async (plain, decorated) => {
    // Waits until it is stored: what is streamed meanwhile has no ETag.
    await ask({ method: 'HEAD', path: plain });
    const [one, two] = [await get(plain), await get(decorated)];
    expect(two.body.equals(one.body)).toBe(true);
    expect(two.headers.etag).toBe(one.headers.etag);
  });
});
