import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { defaultLimits } from '../../../server/http/limits';
import { request } from '../../contract/request';
import { type Sample, seriesOf, startMeasured } from '../../support/metrics';
import { get, sendRaw } from '../../support/raw';
import { timeoutMs } from '../../support/serverProcess';

vi.setConfig({ testTimeout: timeoutMs + 60_000 });

// Metrics do not depend on the log. The last test ends this server.
const site = await startMeasured({ LOG_LEVEL: 'silent', DRAIN_SECONDS: '1' }, afterAll);
const { address, metrics, scrape, child, ended } = site;
const port = Number(new URL(address).port);

const total = (samples: Sample[], of: string) =>
  Object.values(seriesOf(samples, of)).reduce((sum, value) => sum + value, 0);

/** Targets, and methods and headers of the requests that have such. */
const requests: [path: string, options?: { method?: string; headers?: Record<string, string> }][] =
  [
    ['/en'],
    ['/en', { headers: { 'if-none-match': '*' } }],
    ['/pt', { method: 'HEAD' }],
    ['/en/contact?sourcePage=whatsapp-bot'],
    ['/pt/contact', { headers: { 'sec-purpose': 'prefetch' } }],
    ['/pt/contact?sourcePage=/en/products/nfse-extraction&plano=Ultra&plan=evil'],
    ['/', { headers: { 'accept-language': 'pt' } }],
    ['/EN/'],
    ['/pt/about'],
    ['/favicon.svg'],
    ['/robots.txt'],
    ['/nothing'],
    ['/en', { method: 'POST' }],
    ['/%zz'],
    ['/en', { headers: { host: 'a b' } }],
    [`/${'a'.repeat(9000)}`],
  ];

test('metrics count responses, decisions and the use of the store', async () => {
  const startTime = performance.now();
  for (const [path, options] of requests) await request(address, { path, ...options });
  // Health checks are not counted.
  for (const path of ['/healthz', '/readyz']) await request(address, { path });
  const responses = 'http_request_duration_seconds';
  const samples = await vi.waitFor(async () => {
    const now = await scrape();
    expect(total(now, `${responses}_count`)).toBe(requests.length);
    return now;
  });
  expect(seriesOf(samples, `${responses}_count`)).toEqual({
    'home 200': 2,
    'home 304': 1,
    'contact 200': 3,
    'redirect 301': 2,
    'redirect 302': 1,
    'file 200': 2,
    'unmatched 404': 1,
    'unmatched 400': 2,
    'unmatched 405': 1,
    'unmatched 414': 1,
  });
  expect(seriesOf(samples, 'site_decisions_total')).toEqual({
    'page en': 3,
    'page pt': 3,
    '/ pt': 1,
    '/{lang}/about pt': 1,
    'spelling en': 1,
    'not-found en': 1,
    '/favicon.svg none': 1,
    '/robots.txt none': 1,
    'method en': 1,
    'encoding en': 1,
    'host en': 1,
    'length en': 1,
  });
  expect(seriesOf(samples, 'site_contact_pages_total')).toEqual({
    'whatsapp-bot none none false': 1,
    'none none none true': 1,
    'nfse-extraction Ultra none false': 1,
  });
  expect(total(samples, 'site_store_hits_total')).toBe(4);
  expect(total(samples, 'site_store_misses_total')).toBe(2);
  expect(total(samples, 'site_responses_aborted_total')).toBe(0);
  // The sum is in seconds: less than the duration of the test.
  expect(total(samples, `${responses}_sum`)).toBeLessThan((performance.now() - startTime) / 1000);
  const stored = total(samples, 'site_store_pages');
  expect(seriesOf(samples, 'site_rendering_duration_seconds_count')).toEqual({ stored, failed: 0 });
  expect(total(samples, 'site_store_bytes')).toBeGreaterThan(stored * 1000);
});

test('metrics count refused connections by reason', async () => {
  const head = 'HTTP/1.1\r\nHost: a.example\r\n';
  await sendRaw(port, `GARBAGE ${head}\r\n`);
  await sendRaw(port, `GET / ${head}a: ${'b'.repeat(40_000)}\r\n\r\n`);
  await sendRaw(port, get('/nothing').repeat(defaultLimits.maxPipelined * 10)).catch(() => '');
  const refused = seriesOf(await scrape(), 'site_refused_total');
  expect(refused).toEqual({ '400': 1, '405': 0, '408': 0, '413': 0, '431': 1, pipeline: 1 });
});

test('addresses of no page add no series to the metrics', async () => {
  const series = async () =>
    (await scrape())
      .filter(({ name }) => /^(site|http)_/.test(name))
      .map(({ name, labels }) => `${name}${JSON.stringify(labels)}`)
      .sort();
  const visit = async (word: string) => {
    for (const path of [`/${word}`, `/pt/products/${word}`, `/en/tools/${word}?${word}=${word}`])
      for (const method of ['GET', 'PROPFIND']) await request(address, { path, method });
  };
  await visit('first');
  const before = await series();
  for (let at = 0; at < 10; at += 1) await visit(`Xq7visitor${at}`);
  expect(await series()).toEqual(before);
});

test('the metrics port serves build, readiness and open connections at /metrics only, also while draining', async () => {
  const { headers } = await request(metrics, { path: '/metrics?a=1' });
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  for (const path of ['/', '/en', '/readyz'])
    expect((await request(metrics, { path })).status).toBe(404);
  expect((await request(address, { path: '/metrics' })).status).toBe(404);
  const health = await request(address, { path: '/healthz' });
  const sockets = [1, 2, 3].map(() => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  // Connections of scrapers are not counted.
  await expect
    .poll(async () => total(await scrape(), 'site_open_connections'))
    .toBe(sockets.length);
  const samples = await scrape();
  expect(seriesOf(samples, 'site_ready')).toEqual({ '': 1 });
  const { version } = JSON.parse(health.body.toString());
  expect(seriesOf(samples, 'site_build_info')).toEqual({ [version]: 1 });
  expect(total(samples, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  for (const socket of sockets) socket.destroy();
  child.kill('SIGTERM');
  await expect.poll(async () => total(await scrape(), 'site_ready')).toBe(0);
  await ended;
  expect(child.exitCode).toBe(0);
});
