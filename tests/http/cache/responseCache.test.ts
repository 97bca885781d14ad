import { createElement } from 'react';
import supertest, { type Response } from 'supertest';
import { describe, expect, test } from 'vitest';
import { ownId } from '../../support/loggedSite';
import type { LogLine } from '../../support/logLines';
import { startSite, type TestSite } from '../../support/site';
import { walkPages } from '../../support/walkPages';

/** Counts responses that read the styles of a page for their security headers: cached responses do not. */
let uncachedResponses = 0;

const site = await startSite({
  warm: true,
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

const send = ({ server }: TestSite, path: string, headers: Headers = {}) =>
  supertest(server)
    .get(path)
    .set({ 'Accept-Encoding': 'identity', ...headers });

const withoutVolatile = ({ status, headers, text }: Response) => {
  const { date: _date, 'x-request-id': _id, 'set-cookie': _cookie, ...rest } = headers;
  return { status, headers: rest, text };
};

const lastLine = async ({ lines }: TestSite, id: unknown) => {
  const own = () => lines().filter(({ requestId }) => requestId === id);
  await expect.poll(() => own().length, { interval: 1 }).toBe(1);
  const { time: _time, ms: _ms, requestId: _id, bytes: _bytes, ...line } = own()[0] as LogLine;
  return line;
};

/** Expects the same response and log line from the cache and from a site without it. */
const expectSame = async (path: string, headers: Headers = {}): Promise<Response> => {
  const expected = await send(uncached, path, headers);
  await send(site, path, headers);
  const before = uncachedResponses;
  const response = await send(site, path, headers);
  // The cache does not answer conditional requests.
  if (!headers['If-None-Match']) expect(uncachedResponses, 'answered by the cache').toBe(before);
  expect(withoutVolatile(response)).toEqual(withoutVolatile(expected));
  const [line, other] = [response, expected].map((one) => one.headers['x-request-id']);
  expect(await lastLine(site, line)).toEqual(await lastLine(uncached, other));
  return response;
};

describe('the response cache answers as the application does without it', () => {
  test.each(walkPages())('for $address in $lang', async ({ address, acceptLanguage }) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': encoding, 'Accept-Language': acceptLanguage };
      expect((await expectSame(address, headers)).status).toBe(200);
      expect((await expectSame(address, { ...headers, 'If-None-Match': '*' })).status).toBe(304);
    }
  });

  test.each(['/', '/EN/', '/pt/services/x', '/en/products', '/pt/nano-banana-api', '/en/tools/x'])(
    'for the redirect of %s with each query',
    async (path) => {
      for (const language of ['pt-BR', 'en'])
        for (const target of [path, `${path}?a=1&text=a%26b`, `${path}?${'x'.repeat(3000)}`])
          expect((await expectSame(target, { 'Accept-Language': language })).status).toBeOneOf([
            301, 302,
          ]);
    },
  );
});

describe('the response cache', () => {
  test('gives each its own request id, in the response and the log', async () => {
    const ids = await Promise.all(
      Array.from({ length: 60 }, async (_, at) => {
        const { headers } = await send(site, '/en', at % 2 ? { 'X-Request-Id': `own-${at}` } : {});
        return headers['x-request-id'];
      }),
    );
    expect(new Set(ids).size).toBe(60);
    for (const [at, id] of ids.entries()) expect(id).toMatch(at % 2 ? `own-${at}` : ownId);
  });

  test('puts only the query of the same request into a Location', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        send(site, `/en/products?secret=${at}`).expect('Location', `/en?secret=${at}`),
      ),
    );
    await send(site, '/en/about').expect('Location', '/en');
  });
});

describe('the response cache drops a response', () => {
  test('after its page was compressed better', async () => {
    const own = await startSite();
    const get = () => send(own, '/en', { 'Accept-Encoding': 'br' });
    await supertest(own.server).head('/en');
    const [before, again] = [(await get()).headers, (await get()).headers];
    expect(again['etag']).toBe(before['etag']);
    await own.services.store.recompress();
    for (let times = 0; times < 2; times += 1) {
      const { headers } = await get();
      expect(headers['etag']).not.toBe(before['etag']);
      expect(Number(headers['content-length'])).toBeLessThan(Number(before['content-length']));
    }
    await get()
      .set('If-None-Match', before['etag'] ?? '')
      .expect(200);
  });

  test('after the full store has dropped its page', async () => {
    let words = 'first';
    const own = await startSite({
      change: ({ store }) => ({
        store: new (store.constructor as new (limit: number) => typeof store)(1000),
        document: async () =>
          createElement('html', null, createElement('p', null, words.repeat(150))),
      }),
    });
    await supertest(own.server).head('/en');
    await send(own, '/en').expect(/first/);
    await send(own, '/en').expect(/first/);
    words = 'second';
    for (let at = 0; at < 30; at += 1)
      await own.services.store.warm(`other ${at}`, async () =>
        createElement('p', null, `${at}`.repeat(999)),
      );
    await send(own, '/en').expect(/second/);
  });
});

test('closes the connection after each response while the process stops, cached or not', async () => {
  let stopping = false;
  const own = await startSite({ warm: true, change: () => ({ stopping: () => stopping }) });
  const paths = ['/en', '/en/products', '/', '/en/nothing', '/robots.txt', '/healthz'];
  const connections = async () => {
    const responses = await Promise.all(
      paths.map((path) => send(own, path, { Connection: 'keep-alive' })),
    );
    return responses.map(({ headers }) => headers['connection']);
  };
  for (const state of ['keep-alive', 'keep-alive', 'close', 'keep-alive']) {
    stopping = state === 'close';
    expect(await connections()).toEqual(paths.map(() => state));
  }
});
