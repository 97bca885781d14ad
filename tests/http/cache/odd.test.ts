import { describe, expect, test } from 'vitest';
import { startBothWays } from '../../support/bothWays';
import { get } from '../../support/wireAnswers';

const { same, sameByPipeline } = await startBothWays();

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
    const ids = answers.map(({ headers }) => Object.fromEntries(headers)['X-Request-Id']);
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
