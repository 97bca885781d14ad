import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { startCachedAndUncached } from '../../support/cachedAndUncached';
import { runs } from '../../support/exhaustive';
import { field, get } from '../../support/raw';
import { walkPages } from '../../support/walkPages';

// Some hundred requests, one after the other.
vi.setConfig({ testTimeout: 60_000 });

const { site, same, sameByPipeline } = await startCachedAndUncached({ TRUST_PROXY: '1' });

const statuses = async (bytes: string) => (await same(bytes)).map(({ status }) => status);

const tagOf = async (path: string, encoding: string): Promise<string> => {
  const { headers } = await site.ask({ path, headers: { 'accept-encoding': encoding } });
  return headers.etag ?? '';
};

test.each(walkPages())('$address in $lang', async ({ address, acceptLanguage }) => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const lines = [`Accept-Encoding: ${encoding}`, `Accept-Language: ${acceptLanguage}`];
    expect(await statuses(get(address, ...lines))).toEqual([200]);
    expect(await statuses(get(address, ...lines, 'If-None-Match: *'))).toEqual([304]);
  }
});

const paths = [
  ...['/en', '/pt', '/EN/', '/', '/en/contact', '/pt/contact', '/pt/services/x', '/en/products'],
  ...['/privacy-policy', '/nano-banana-api', '/pt/nano-banana-api', '/en/tools/ocr-document-pro'],
  ...[
    '/en/tools/x',
    '/pt/about',
    '/en/products/telegram-manager',
    '//pt//contact/',
    '/en/%63ontact',
  ],
];

test.each(paths)('%s, in both languages', async (path) => {
  for (const language of ['pt-BR', 'en'])
    for (const target of [path, `${path}?a=1&text=a%26b`]) {
      const [status] = await statuses(get(target, `Accept-Language: ${language}`));
      expect(status).toBeOneOf([200, 301, 302]);
    }
});

describe('by what a client has already', () => {
  test.each([
    [304, (tag: string) => tag],
    [304, (tag: string) => `W/${tag}`],
    [304, (tag: string) => `"a", ${tag} ,"b"`],
    [304, () => '*'],
    [200, (tag: string) => tag.replaceAll('"', '')],
    [200, (tag: string) => tag.replace('br', 'gzip')],
    [200, (tag: string) => tag.toUpperCase()],
    [200, () => '""'],
    [200, () => ''],
  ] as const)('%i for %s', async (status, condition) => {
    const tag = await tagOf('/en', 'br');
    const lines = ['Accept-Encoding: br', `If-None-Match: ${condition(tag)}`];
    expect(await statuses(get('/en', ...lines))).toEqual([status]);
  });

  test('200 where it insists, or knows a date only', async () => {
    const has = `If-None-Match: ${await tagOf('/en', 'identity')}`;
    expect(await statuses(get('/en', has))).toEqual([304]);
    expect(await statuses(get('/en', has, 'Cache-Control: no-cache'))).toEqual([200]);
    expect(await statuses(get('/en', has, 'Cache-Control: max-age=0'))).toEqual([304]);
    const date = 'If-Modified-Since: Fri, 31 Dec 2027 23:59:59 GMT';
    expect(await statuses(get('/en', date))).toEqual([200]);
    expect(await statuses(get('/en', date, has))).toEqual([304]);
  });
});

const host = 'Host: www.example.test';

const wire = (...lines: string[]): string => [...lines, '', ''].join('\r\n');

describe('a request out of the ordinary is answered ahead as by the pipeline', () => {
  test.each([
    ['of an absolute target', get('http://other.example/en?utm=1')],
    ['of an absolute target without a path', get('https://other.example')],
    ['with a fragment', get('/pt#a?b')],
    ['with an other query', get('/en/contact?utm_source=a&text=%00&plan=Nothing')],
    ['with a query beyond what is remembered', get(`/en/products?a=${'x'.repeat(3000)}`)],
    ['of HTTP/1.0', wire('GET /en HTTP/1.0')],
    ['of HTTP/1.0 that stays', wire('GET /en/products HTTP/1.0', 'Connection: keep-alive')],
    ['that is the last', get('/pt', 'Connection: close')],
    ['that is the last, for a redirect', get('/', 'Connection: close')],
    ['without a port', wire('GET /en HTTP/1.1', 'Host: a')],
    ['with an empty Host', wire('GET /en HTTP/1.1', 'Host:')],
    ['with a body', `${get('/en', 'Content-Length: 11')}name=secret`],
    ['with a body in chunks', `${get('/', 'Transfer-Encoding: chunked')}3\r\nabc\r\n0\r\n\r\n`],
    ['with a range', get('/en', 'Range: bytes=0-9')],
    ['with conditions for changes', get('/en', 'If-Match: "x"', 'If-Unmodified-Since: x')],
    ['with cookies', get('/privacy-policy', 'Cookie: lang=pt')],
    ['that wants another protocol', get('/en', 'Connection: Upgrade', 'Upgrade: h2c')],
    ['with an id', get('/en', 'X-Request-Id: from-the-proxy_1')],
    ['with a forged id', get('/en', 'X-Request-Id: a"}{"level":"fatal"')],
    ['with two ids', get('/en/products', 'X-Request-Id: a', 'X-Request-Id: b')],
    ['of a trace', get('/en', `traceparent: 00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`)],
    ['of a forged trace', get('/', 'traceparent: 00-x')],
  ])('%s', async (_name, bytes) => {
    const [answer] = await same(bytes);
    expect([200, 301, 302]).toContain(answer?.status);
  });

  test('requests that come before the answers to those ahead of them', async () => {
    const bytes = [
      get('/en', 'Accept-Encoding: br', 'X-Request-Id: first'),
      get('/?a=second', 'X-Request-Id: second'),
      get('/privacy-policy?lang=pt', 'Accept-Encoding: gzip', 'X-Request-Id: third'),
      get('/en', 'If-None-Match: *', 'X-Request-Id: fourth'),
    ].join('');
    const answers = await same(bytes, 4);
    expect(answers.map(({ status }) => status)).toEqual([200, 302, 200, 304]);
    const ids = answers.map((answer) => field(answer, 'x-request-id'));
    expect(ids).toEqual(['first', 'second', 'third', 'fourth']);
  });
});

describe('what is never answered ahead is what it was', () => {
  test.each([
    ['two Hosts', wire('GET /en HTTP/1.1', host, host), 400],
    ['a Host that is none', wire('GET /en HTTP/1.1', 'Host: a b'), 400],
    ['a broken encoding', get('/en/%zz'), 400],
    ['an address without a page', get('/en/nothing', 'If-None-Match: *'), 404],
    ['an address that is too long', get(`/en?${'a'.repeat(9000)}`), 414],
    ['a method that reads nothing', wire('POST /en HTTP/1.1', host, 'Content-Length: 0'), 405],
    ['HEAD of a page', wire('HEAD /en HTTP/1.1', host, 'Accept-Encoding: br'), 200],
    ['HEAD of what the client has', wire('HEAD /en HTTP/1.1', host, 'If-None-Match: *'), 304],
    ['HEAD of a redirect', wire('HEAD /?a=1 HTTP/1.1', host), 302],
    ['a text', get('/robots.txt', 'Accept-Encoding: gzip'), 200],
    ['a file', get('/favicon.svg', 'Accept-Encoding: br'), 200],
  ])('%s', async (_name, bytes, status) => {
    expect((await sameByPipeline(bytes)).map((answer) => answer.status)).toEqual([status]);
    expect((await sameByPipeline(bytes)).map((answer) => answer.status)).toEqual([status]);
  });
});

const queries = ['', '?', '?a=1', '?lang=pt', '?lang=en&a=%2F', '?lang=xx', '?utm=//evil.example'];

const tags = await Promise.all(['br', 'gzip', 'identity'].map((one) => tagOf('/en', one)));

const oneOf = (...values: string[]) => fc.constantFrom(...values);

/** Headers that have a say in an answer or its line, each with values that decide and rubbish. */
const headers = fc.record(
  {
    'Accept-Encoding': fc.oneof(
      oneOf('br', 'gzip', 'gzip, deflate, br, zstd', 'br;q=0', '*;q=0', 'identity', ''),
      fc.stringMatching(/^[a-z*;=,. 01]{0,20}$/),
    ),
    'Accept-Language': fc.oneof(
      oneOf('pt-BR,pt;q=0.9,en;q=0.8', 'en', 'de', '*;q=0.5, pt;q=0'),
      fc.stringMatching(/^[a-z*;=,. 01-]{0,20}$/),
    ),
    'If-None-Match': fc.oneof(
      oneOf('*', ...tags, ...tags.map((tag) => `"x" , W/${tag}`)),
      fc.stringMatching(/^[\w",/* -]{0,20}$/),
    ),
    'Cache-Control': oneOf('no-cache', 'max-age=0', 'no-store'),
    'X-Request-Id': fc.stringMatching(/^[\w{}"-]{0,70}$/),
    'X-Forwarded-For': fc.stringMatching(/^[\d., :a-f]{0,40}$/),
    Connection: oneOf('close', 'keep-alive'),
    'Save-Data': oneOf('on'),
  },
  { requiredKeys: [] },
);

test('any mixture of headers, addresses and queries is answered ahead as by the pipeline', async () => {
  await fc.assert(
    fc.asyncProperty(oneOf(...paths), oneOf(...queries), headers, async (path, query, sent) => {
      const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
      const [answer] = await same(get(path + query, ...lines));
      expect([200, 301, 302, 304]).toContain(answer?.status);
    }),
    { numRuns: runs(250) },
  );
});
