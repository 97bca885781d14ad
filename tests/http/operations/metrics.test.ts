import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request as overHttp } from 'node:http';
import { connect } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { defaultLimits } from '../../../server/http/limits';
import { request } from '../../contract/request';
import { exhaustive } from '../../support/exhaustive';
import { type Sample, seriesNames, seriesOf, startMeasured } from '../../support/metrics';
import { get, sendRaw } from '../../support/raw';
import { timeoutMs } from '../../support/serverProcess';

vi.setConfig({ testTimeout: timeoutMs + 60_000 });

// Metrics do not depend on the log. The last test ends this server.
const site = await startMeasured({ LOG_LEVEL: 'silent', DRAIN_SECONDS: '1' }, afterAll);
const { address, metrics, scrape, child, ended } = site;
const { hostname, port } = new URL(address);

const name = 'http_request_duration_seconds';

const total = (samples: Sample[], of: string) =>
  Object.values(seriesOf(samples, of)).reduce((sum, value) => sum + value, 0);

test('metrics count responses, decisions and the use of the store', async () => {
  const begun = performance.now();
  let asked = 0;
  const ask = (path: string, headers = {}, method = 'GET') => {
    asked += 1;
    return request(address, { path, method, headers });
  };
  const inPortuguese = { 'accept-language': 'pt' };
  const { headers } = await ask('/en');
  for (let times = 0; times < 2; times += 1) {
    await ask('/en', {});
    await ask('/en', { 'if-none-match': headers.etag });
    await ask('/', inPortuguese);
    await ask('/nothing');
  }
  await ask('/pt', {}, 'HEAD');
  await ask('/en/contact?sourcePage=whatsapp-bot');
  await ask('/pt/contact?sourcePage=/en/products/nfse-extraction&plano=Ultra&plan=evil');
  await ask('/EN/');
  await ask('/pt/about');
  await ask('/favicon.svg');
  await ask('/robots.txt', inPortuguese);
  await ask('/en', {}, 'POST');
  await ask('/%zz');
  await ask('/en', { host: 'a b' });
  await ask(`/${'a'.repeat(9000)}`);
  // Health checks are not counted.
  for (const path of ['/healthz', '/readyz']) await request(address, { path });
  const samples = await vi.waitFor(async () => {
    const now = await scrape();
    expect(total(now, `${name}_count`)).toBe(asked);
    return now;
  });
  expect(seriesOf(samples, `${name}_count`)).toEqual({
    'home 200': 4,
    'home 304': 2,
    'contact 200': 2,
    'redirect 301': 2,
    'redirect 302': 2,
    'file 200': 2,
    'unmatched 404': 2,
    'unmatched 400': 2,
    'unmatched 405': 1,
    'unmatched 414': 1,
  });
  expect(seriesOf(samples, 'site_decisions_total')).toEqual({
    'page en': 6,
    'page pt': 2,
    '/ pt': 2,
    '/{lang}/about pt': 1,
    'spelling en': 1,
    'not-found en': 2,
    '/favicon.svg none': 1,
    '/robots.txt none': 1,
    'method en': 1,
    'encoding en': 1,
    'host en': 1,
    'length en': 1,
  });
  expect(total(samples, 'site_store_hits_total')).toBe(6);
  expect(total(samples, 'site_store_misses_total')).toBe(2);
  expect(seriesOf(samples, 'site_contact_pages_total')).toEqual({
    'whatsapp-bot none none': 1,
    'nfse-extraction Ultra none': 1,
  });
  expect(total(samples, 'site_responses_aborted_total')).toBe(0);
  // The sum is in seconds: less than the duration of the test.
  const seconds = total(samples, `${name}_sum`);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThan((performance.now() - begun) / 1000);
  const stored = total(samples, 'site_store_pages');
  expect(seriesOf(samples, 'site_rendering_duration_seconds_count')).toEqual({ stored, failed: 0 });
  expect(total(samples, 'site_store_bytes')).toBeGreaterThan(stored * 1000);
  expect(total(samples, 'site_store_limit_bytes')).toBe(64 * 1024 * 1024);
});

test('metrics count refused connections by reason', async () => {
  const head = 'HTTP/1.1\r\nHost: a.example\r\n';
  await sendRaw(Number(port), `GARBAGE ${head}\r\n`);
  await sendRaw(Number(port), `GET / ${head}a: ${'b'.repeat(40_000)}\r\n\r\n`);
  await sendRaw(Number(port), get('/nothing').repeat(defaultLimits.maxPipelined * 10)).catch(
    () => '',
  );
  expect(seriesOf(await scrape(), 'site_refused_total')).toEqual({
    '400': 1,
    '408': 0,
    '413': 0,
    '431': 1,
    pipeline: 1,
  });
});

const count = exhaustive ? 10_000 : 1000;

/** Part of everything that these visitors send: the metrics must not contain it. */
const secret = 'Xq7visitor';

const word = () => secret + randomBytes(6).toString('hex');

/** Random addresses: of no page, below each rule with an id, and malformed. */
const shapes = [
  () => `/${word()}`,
  () => `/en/${word()}/${word()}`,
  () => `/pt/products/${word()}`,
  () => `/en/tools/${word()}?${word()}=${word()}`,
  () => `/en?utm=${word()}`,
  () => `//${word()}/%5c${word()}`,
  () => `/assets/${word()}.js`,
  () => `/%zz${word()}`,
  () => `/__proto__/${word()}`,
];

/** Series without those of the garbage collector, which begin when V8 first does such a collection. */
const stableSeries = (samples: Sample[]) =>
  seriesNames(samples.filter(({ name }) => !name.startsWith('nodejs_gc_')));

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

const askOddly = (path: string, by: string) =>
  new Promise<void>((resolve, reject) => {
    const headers = {
      'accept-language': `${randomBytes(1).toString('hex')}, ${Math.random() < 0.5 ? 'pt' : 'en'}`,
      'user-agent': word(),
      referer: `https://${word()}.example/`,
      cookie: `a=${word()}`,
      'x-request-id': word(),
      'x-forwarded-for': word(),
    };
    overHttp({ hostname, port, agent, path, method: by, headers }, (answer) =>
      answer.resume().on('end', resolve),
    )
      .on('error', reject)
      .end();
  });

test(`${count} random addresses by any method add no series to the metrics`, async () => {
  // Requests of each kind first, so that every possible series has begun.
  for (const shape of shapes)
    for (const by of ['GET', 'HEAD', 'POST'])
      for (let times = 0; times < 10; times += 1) await askOddly(shape(), by);
  const before = stableSeries(await scrape());
  const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PROPFIND', 'OPTIONS'];
  const asked = Array.from(
    { length: count },
    (_, at) => [shapes[at % shapes.length]?.() ?? '', methods[at % methods.length] ?? ''] as const,
  );
  for (let at = 0; at < count; at += 500)
    await Promise.all(asked.slice(at, at + 500).map(([path, by]) => askOddly(path, by)));
  const after = await scrape();
  expect(stableSeries(after)).toEqual(before);
  const answered = after.filter(({ name }) => name === 'site_decisions_total');
  expect(answered.reduce((sum, { value }) => sum + value, 0)).toBeGreaterThan(count);
  expect(JSON.stringify(after)).not.toMatch(new RegExp(secret, 'i'));
  agent.destroy();
});

test('the metrics port serves build, readiness and open connections at /metrics only, also while draining', async () => {
  const response = await request(metrics, { path: '/metrics?a=1' });
  expect([response.status, response.headers['content-type']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  for (const [path, method] of [
    ['/', 'GET'],
    ['/en', 'GET'],
    ['/readyz', 'GET'],
    ['/metrics', 'POST'],
  ] as const) {
    const { status, body } = await request(metrics, { path, method });
    expect([status, body.toString()]).toEqual([404, 'Metrics are at /metrics.\n']);
  }
  const page = await request(address, { path: '/metrics' });
  expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(page.body.toString()).not.toContain('site_ready');
  const sockets = [1, 2, 3].map(() => connect(Number(port), '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  // Connections of scrapers are not counted.
  await expect
    .poll(async () => seriesOf(await scrape(), 'site_open_connections'))
    .toEqual({ '': 3 });
  const samples = await scrape();
  expect(seriesOf(samples, 'site_ready')).toEqual({ '': 1 });
  const version = JSON.parse(
    (await request(address, { path: '/healthz' })).body.toString(),
  ).version;
  expect(seriesOf(samples, 'site_build_info')).toEqual({ [`${version}`]: 1 });
  expect(seriesOf(samples, 'nodejs_eventloop_lag_p99_seconds')['']).toBeGreaterThan(0);
  for (const socket of sockets) socket.destroy();
  // The metrics show the drain, and an open scrape does not delay the end.
  const { port: ofMetrics, hostname } = new URL(metrics);
  const scraper = connect(Number(ofMetrics), hostname);
  scraper.write(get('/metrics'));
  await once(scraper, 'data');
  const begun = performance.now();
  child.kill('SIGTERM');
  await expect.poll(async () => seriesOf(await scrape(), 'site_ready')).toEqual({ '': 0 });
  await ended;
  expect(child.exitCode).toBe(0);
  // The drain takes 1 s; the deadline would take longer.
  expect(performance.now() - begun).toBeLessThan(5000);
});
