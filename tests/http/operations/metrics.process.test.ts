import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { request } from '../../contract/request';
import { listen } from '../../support/build';
import { seriesOf, startMeasured } from '../../support/metrics';
import { patience, start } from '../../support/serverProcess';
import { get } from '../../support/wireAnswers';

vi.setConfig({ testTimeout: patience + 10_000 });

describe('the port of the metrics', () => {
  test('is another than that of the site, which is said with all other faults', async () => {
    const same = start({ PORT: '3999', METRICS_PORT: '3999', ROBOTS: 'x' });
    await same.ended;
    expect(same.child.exitCode).toBe(1);
    const [, ...faults] = same.out().trim().split('\n');
    expect(faults.map((fault) => fault.trim()).sort()).toEqual([
      'METRICS_PORT=3999: must be another port than PORT',
      expect.stringMatching(/^ROBOTS=x: /),
    ]);
  });

  test('stops the start with one sentence where it is taken', async () => {
    const other = createServer();
    const { port } = new URL(await listen(other, 0, '127.0.0.1'));
    const { child, out, ended } = start({ PORT: '0', METRICS_PORT: port });
    await ended;
    other.close();
    expect(child.exitCode).toBe(1);
    expect(out().trim().split('\n')).toHaveLength(1);
    expect(out()).toContain(`EADDRINUSE: address already in use 127.0.0.1:${port}`);
  });
});

test('of a server they tell the build, that it is ready, open connections, the drain, and nothing else', async () => {
  const { address, metrics, scrape, out, child, ended } = await startMeasured({
    DRAIN_SECONDS: '1',
  });
  const told = await request(metrics, { path: '/metrics?a=1' });
  expect([told.status, told.headers['content-type']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  for (const [path, method] of [
    ['/', 'GET'],
    ['/en', 'GET'],
    ['/readyz', 'GET'],
    ['/metrics/', 'GET'],
    ['/metrics', 'POST'],
  ] as const) {
    const { status, body } = await request(metrics, { path, method });
    expect([status, body.toString()]).toEqual([404, 'Metrics are at /metrics.\n']);
  }
  const page = await request(address, { path: '/metrics' });
  expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(page.body.toString()).not.toContain('site_ready');
  const { port } = new URL(address);
  const sockets = [1, 2, 3].map(() => connect(Number(port), '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  // Those of the scrapers are none of them.
  await expect
    .poll(async () => seriesOf(await scrape(), 'site_open_connections'))
    .toEqual({ '': 3 });
  const samples = await scrape();
  expect(seriesOf(samples, 'site_ready')).toEqual({ '': 1 });
  const version = /"version":"([^"]+)"/.exec(out())?.[1];
  expect(seriesOf(samples, 'site_build_info')).toEqual({ [`${version}`]: 1 });
  expect(seriesOf(samples, 'nodejs_eventloop_lag_p99_seconds')['']).toBeGreaterThan(0);
  for (const socket of sockets) socket.destroy();
  // While it drains they say so, and a scraper that stays does not hold it.
  const { port: ofMetrics, hostname } = new URL(metrics);
  const scraper = connect(Number(ofMetrics), hostname);
  scraper.write(get('/metrics'));
  await once(scraper, 'data');
  const begun = performance.now();
  child.kill('SIGTERM');
  await expect.poll(async () => seriesOf(await scrape(), 'site_ready')).toEqual({ '': 0 });
  await ended;
  expect(child.exitCode).toBe(0);
  // The while of the drain, and no deadline.
  expect(performance.now() - begun).toBeLessThan(5000);
});
