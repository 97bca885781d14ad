import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { defaultLimits } from '../../../server/http/limits';
import { request } from '../../contract/request';
import { type Sample, seriesNames, seriesOf, startMeasured } from '../../support/metrics';
import { get, sendRaw } from '../../support/raw';
import { timeoutMs } from '../../support/serverProcess';

vi.setConfig({ testTimeout: timeoutMs + 60_000 });

// Metrics do not depend on the log. The last test ends this server.
const site = await startMeasured({ LOG_LEVEL: 'silent', DRAIN_SECONDS: '1' }, afterAll);
const { address, metrics, scrape, child, ended } = site;
const { port } = new URL(address);

const name = 'http_request_duration_seconds';

const total = (samples: Sample[], of: string) =>
  Object.values(seriesOf(samples, of)).reduce((sum, value) => sum + value, 0);

test('metrics count responses, decisions and the use of the store', async () => {
  const startTime = performance.now();
  let requestCount = 0;
  const ask = (path: string, headers = {}, method = 'GET') => {
    requestCount += 1;
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
    expect(total(now, `${name}_count`)).toBe(requestCount);
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
  expect(seconds).toBeLessThan((performance.now() - startTime) / 1000);
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

/** Part of every random address: the metrics must not contain it. */
const secret = 'Xq7visitor';

test('addresses of no page add no series to the metrics', async () => {
  const series = async () =>
    seriesNames((await scrape()).filter(({ name }) => /^(site|http)_/.test(name)));
  const visit = async (word: string) => {
    for (const path of [`/${word}`, `/pt/products/${word}`, `/en/tools/${word}?${word}=${word}`])
      for (const method of ['GET', 'PROPFIND']) await request(address, { path, method });
  };
  await visit(secret);
  const before = await series();
  for (let at = 0; at < 10; at += 1) await visit(`${secret}${at}`);
  expect(await series()).toEqual(before);
  expect(before.join()).not.toContain(secret);
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
  const startTime = performance.now();
  child.kill('SIGTERM');
  await expect.poll(async () => seriesOf(await scrape(), 'site_ready')).toEqual({ '': 0 });
  await ended;
  expect(child.exitCode).toBe(0);
  // The drain takes 1 s; the deadline would take longer.
  expect(performance.now() - startTime).toBeLessThan(5000);
});
