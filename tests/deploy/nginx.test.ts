import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Ask, request } from '../contract/request';
import { startSite } from '../support/site';
import { sampleHost, startNginxSample } from './support/nginxSample';
import { runInToolbox } from './support/toolbox';

const environment = { TRUST_PROXY: '1', LOG_LEVEL: 'info' };
const instances = [await startSite({ environment }), await startSite({ environment })] as const;
const nginx = await startNginxSample([instances[0].port, instances[1].port]);
afterAll(nginx.stop);

const ask = ({ headers, ...options }: Ask) =>
  request(`https://127.0.0.1:${nginx.https}`, {
    ...options,
    headers: { host: sampleHost, ...headers },
    tls: { servername: sampleHost, ca: nginx.ca },
  });

const askOverHttp = (target: string, host = sampleHost) =>
  request(`http://127.0.0.1:${nginx.http}`, { path: target, headers: { host } });

/** The requests that have reached the instances. */
const reached = () =>
  instances.flatMap((site) => site.lines()).filter(({ msg }) => msg === 'request');

/** The number of responses in the cache. */
const entries = () =>
  readdirSync(path.join(nginx.outside, 'site'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  ).length;

/** Headers, and the encoding that each client gets: br before gzip where it accepts both. */
const acceptEncodings: [header: string, accepted: string][] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['BR', 'br'],
  ['gzip;q=1.0,br ; q=0.1', 'br'],
  ['identity,\tbr', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=0.001', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000,GZIP;q=1', 'gzip'],
  ['brotli, xbr, br2, gzip', 'gzip'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['zstd, deflate', 'identity'],
  ['gzip;q=0, br;q=0.0', 'identity'],
  ['x-gzip-2', 'identity'],
  [';,'.repeat(10_000), 'identity'],
];

test('prints no warning on its configuration', () => {
  expect(nginx.output()).toBe('');
});

test('answers over HTTP/2', () => {
  // nginx itself answers this address: while curl runs, the instances of this process cannot.
  const { stdout } = runInToolbox([
    ...['curl', '--http2', '--silent', '--insecure', '--output', '/dev/null'],
    ...['--write-out', '%{http_version} %{http_code}'],
    ...['--resolve', `${sampleHost}:${nginx.https}:127.0.0.1`],
    `https://${sampleHost}:${nginx.https}/%zz`,
  ]);
  expect(stdout).toBe('2 400');
});

describe('the cache of nginx', () => {
  test.each(['/en', '/', '/privacy-policy', '/en/products', '/robots.txt'])(
    'does not keep %s, so that the log of the instances has every visit',
    async (target) => {
      const before = reached().length;
      for (const _ of [1, 2, 3]) await ask({ path: target });
      await expect.poll(() => reached().length).toBe(before + 3);
    },
  );

  test('keeps hashed files', async () => {
    const { en } = instances[0].services.assets.entries;
    const first = await ask({ path: en });
    const before = reached().length;
    const again = await ask({ path: en });
    expect(again.body.equals(first.body)).toBe(true);
    expect(reached()).toHaveLength(before);
  });

  test('keeps a file once for each encoding, however clients spell query and Accept-Encoding', async () => {
    const { pt } = instances[0].services.assets.entries;
    const before = entries();
    for (const [header, accepted] of acceptEncodings)
      for (const suffix of ['', '?', '?n=', '?a=%3F&', '#']) {
        const sent = `${pt}${suffix}${suffix && header.length}`;
        const { status, headers } = await ask({
          path: sent,
          headers: { 'accept-encoding': header },
        });
        const { 'content-encoding': encoding = 'identity', vary } = headers;
        expect([sent, header, status, encoding]).toEqual([sent, header, 200, accepted]);
        expect(vary).toBe('Accept-Encoding');
      }
    expect(entries() - before).toBe(3);
  });

  test('answers 304 to the ETag of the encoding that a client has, and 200 to another', async () => {
    const { en: path } = instances[0].services.assets.entries;
    const get = (encoding: string, etag?: string) =>
      ask({
        path,
        headers: { 'accept-encoding': encoding, ...(etag && { 'if-none-match': etag }) },
      });
    const { etag } = (await get('gzip')).headers;
    expect((await get('br;q=0, gzip', etag)).status).toBe(304);
    expect((await get('br', etag)).status).toBe(200);
  });

  test('neither has nor keeps a file by another spelling of its path', async () => {
    const { en } = instances[0].services.assets.entries;
    const before = entries();
    for (const target of [en.replace('m', '%6D'), `/${en}`, en.replace('a', 'A'), `${en}%3F`])
      expect([target, (await ask({ path: target })).status]).toEqual([target, 404]);
    expect(entries()).toBe(before);
  });
});

describe('a request behind nginx', () => {
  test('has an Accept-Encoding of one word, however long it was sent', async () => {
    const seen = new Set<string | undefined>();
    const see = ({ headers }: IncomingMessage) => seen.add(headers['accept-encoding']);
    for (const { server } of instances) server.on('request', see);
    for (const [header] of acceptEncodings)
      await ask({ path: '/en', headers: { 'accept-encoding': header } });
    await ask({ path: '/en' });
    for (const { server } of instances) server.off('request', see);
    expect([...seen].sort()).toEqual(['br', 'gzip', 'identity']);
  });

  test('has one id in the response and in both logs, whatever id it came with', async () => {
    const headers = { 'x-request-id': 'own' };
    const [first, second] = [
      await ask({ path: '/nothing', headers }),
      await ask({ path: '/pt/nothing', headers }),
    ];
    for (const answer of [first, second]) {
      const id = answer.headers['x-request-id'];
      expect(id).toMatch(/^[0-9a-f]{32}$/);
      await expect.poll(() => reached().some(({ requestId }) => requestId === id)).toBe(true);
      await expect.poll(nginx.log).toContain(`"requestId":"${id}"`);
    }
    for (const line of nginx.log().trim().split('\n')) JSON.parse(line);
  });

  test('has no id in a response that a cache may give to others, nor one of the visitor in a log', async () => {
    const traceparent = `00-${'4b'.repeat(16)}-${'a1'.repeat(8)}-01`;
    const headers = { traceparent };
    const file = instances[0].services.assets.entries.en;
    for (const target of ['/en', '/en/products', '/robots.txt', file, file]) {
      const answer = await ask({ path: target, headers });
      expect(answer.headers['cache-control']).toContain('public');
      expect(answer.headers).not.toHaveProperty('x-request-id');
    }
    expect(JSON.stringify(reached()) + nginx.log()).not.toContain(traceparent);
  });

  test('with broken percent-encoding is refused in both languages', async () => {
    const { status, headers, body } = await ask({ path: '/%zz' });
    expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
    for (const lang of ['en', 'pt-BR']) expect(body.toString()).toContain(`lang=${lang}>`);
  });
});

describe('port 80 of nginx', () => {
  test('redirects to https at the configured host with path and query', async () => {
    const { status, headers } = await askOverHttp('/pt//x?a=%2F&a=2');
    expect([status, headers.location]).toEqual([301, `https://${sampleHost}/pt//x?a=%2F&a=2`]);
  });

  test.each([sampleHost, 'example.com'])('serves the ACME challenge of %s', async (host) => {
    const folder = path.join(nginx.outside, 'acme/.well-known/acme-challenge');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'token'), 'proof');
    const { status, body } = await askOverHttp('/.well-known/acme-challenge/token', host);
    expect([status, body.toString()]).toEqual([200, 'proof']);
  });

  test.each(['evil.example', `${sampleHost}.evil.example`])(
    'closes the connection for the host %s',
    (host) => expect(askOverHttp('/en', host)).rejects.toThrow(/hang up|ECONNRESET/),
  );

  test('has no query in its log, and nothing of other hosts', async () => {
    for (const host of ['evil.example', sampleHost, 'example.com'])
      await askOverHttp('/en/http?name=secret', host).catch(() => {});
    await expect.poll(() => nginx.log().split('"path":"/en/http"').length).toBe(3);
    expect(nginx.log()).not.toContain('secret');
  });
});
