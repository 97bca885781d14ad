import type { Response } from 'supertest';
import { describe, expect, test } from 'vitest';
import { keepNoConnection } from '../../../server/http/shutdown';
import type { LogLine } from '../../support/logLines';
import { startSite, type TestSite } from '../../support/site';
import { walkPages } from '../../support/walkPages';

/** Counts responses that read the styles of a page for their security headers: cached responses do not. */
let uncachedResponses = 0;

const site = await startSite({
  warm: true,
  rendersAnew: false,
  environment: { LOG_LEVEL: 'info' },
  change: ({ assets }) => ({
    assets: Object.defineProperty({ ...assets }, 'styles', {
      get: () => {
        uncachedResponses += 1;
        return assets.styles;
      },
    }),
  }),
});
const uncached = await startSite({
  uncached: true,
  environment: { LOG_LEVEL: 'info' },
  change: () => ({ store: site.services.store, files: site.services.files }),
});

type Headers = Record<string, string>;

const withoutVolatile = ({ status, headers, text }: Response) => {
  const { date: _date, 'set-cookie': _cookie, ...rest } = headers;
  return { status, headers: rest, text };
};

/** Sends a request; gives its response and its log line, both without what differs from one request to the next. */
const ask = async ({ http, lines }: TestSite, path: string, headers: Headers) => {
  const before = lines().length;
  const response = await http.get(path).set(headers);
  await expect.poll(() => lines().length, { interval: 1 }).toBe(before + 1);
  const {
    time: _time,
    ms: _ms,
    requestId: _id,
    bytes: _bytes,
    ...line
  } = lines()[before] as LogLine;
  return { ...withoutVolatile(response), line };
};

/** Expects the same response and log line from the cache and from a site without it. */
const expectSame = async (path: string, headers: Headers): Promise<number> => {
  const expected = await ask(uncached, path, headers);
  await ask(site, path, headers);
  const before = uncachedResponses;
  const response = await ask(site, path, headers);
  // The cache does not answer conditional requests.
  if (!headers['If-None-Match']) expect(uncachedResponses, 'answered by the cache').toBe(before);
  expect(response).toEqual(expected);
  return response.status;
};

describe('the response cache answers as the application does without it', () => {
  test.each(walkPages())('for $address in $lang', async ({ address, acceptLanguage }) => {
    const same = (headers: Headers) =>
      expectSame(address, { 'Accept-Language': acceptLanguage, ...headers });
    for (const encoding of ['br', 'gzip', 'identity'])
      expect(await same({ 'Accept-Encoding': encoding })).toBe(200);
    expect(await same({ 'Accept-Encoding': 'br', 'If-None-Match': '*' })).toBe(304);
  });

  test.each(['/', '/EN/', '/pt/services/x', '/en/products', '/pt/nano-banana-api', '/en/tools/x'])(
    'for the redirect of %s with each query',
    async (path) => {
      for (const language of ['pt-BR', 'en'])
        for (const target of [path, `${path}?a=1&text=a%26b`, `${path}?${'x'.repeat(3000)}`])
          expect(await expectSame(target, { 'Accept-Language': language })).toBeOneOf([301, 302]);
    },
  );
});

test('the response cache drops a response after its page was compressed better', async () => {
  const { http, services } = await startSite({ rendersAnew: true });
  const get = () => http.get('/en').set('Accept-Encoding', 'br');
  await http.head('/en');
  const before = (await get()).headers;
  await services.store.recompress();
  for (let times = 0; times < 2; times += 1) {
    const { headers } = await get();
    expect(headers['etag']).not.toBe(before['etag']);
    expect(Number(headers['content-length'])).toBeLessThan(Number(before['content-length']));
  }
});

test('closes the connection after each response while the process stops, cached or not', async () => {
  const { http, server } = await startSite();
  const paths = ['/en', '/en/products', '/', '/en/nothing', '/robots.txt', '/healthz'];
  for (const connection of ['keep-alive', 'keep-alive', 'close', 'close']) {
    if (connection === 'close') keepNoConnection(server);
    for (const path of paths)
      await http.get(path).set('Connection', 'keep-alive').expect('Connection', connection);
  }
});
