import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../server/http/limits';
import { slow } from '../../support/components';
import { get, sendRaw } from '../../support/raw';
import { startSite, type TestSite } from '../../support/site';

const { maxPipelined } = defaultLimits;
const logged = { environment: { LOG_LEVEL: 'info' } };
const site = await startSite({ ...logged, warm: true });

const turnedAway = ({ lines }: TestSite) => lines().filter(({ event }) => event !== undefined);

test('the server has timeouts and limits that suit slow clients and proxies', () => {
  const { keepAliveTimeout, headersTimeout, requestTimeout, maxConnections } = site.server;
  expect(defaultLimits).toMatchObject({ keepAliveTimeout, headersTimeout, requestTimeout });
  // Proxies reuse a connection for a minute: if the server closes it first, a visitor gets 502.
  expect(keepAliveTimeout).toBeGreaterThanOrEqual(65_000);
  expect(headersTimeout).toBeLessThanOrEqual(10_000);
  expect(requestTimeout).toBeLessThanOrEqual(30_000);
  expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
  expect(maxConnections).toBeGreaterThan(1000);
  expect(maxConnections).toBeLessThanOrEqual(10_000);
  expect(defaultLimits.connectionsCheckingInterval).toBeLessThanOrEqual(5_000);
  expect(defaultLimits.idleTimeout).toBeLessThanOrEqual(20_000);
});

describe('pipelined requests', () => {
  test('are answered in order up to the limit', async () => {
    const ids = Array.from({ length: maxPipelined }, (_, at) => `at-${at}`);
    const paths = ['/en', '/', '/nothing', '/favicon.svg'];
    const requests = ids.map((id, at) =>
      get(
        paths[at % 4] ?? '',
        `X-Request-Id: ${id}`,
        ...(at === maxPipelined - 1 ? ['Connection: close'] : []),
      ),
    );
    const text = await sendRaw(site.port, requests.join(''));
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(
      ids.map((_, at) => `HTTP/1.1 ${[200, 302, 404, 200][at % 4]}`),
    );
    expect(text.match(/(?<=x-request-id: )\S+/gi)).toEqual(ids);
  });

  test.each(['/en', '/nothing', '/favicon.svg'])(
    'beyond the limit close the connection and are logged: %s',
    async (path) => {
      const before = turnedAway(site).length;
      const answer = await sendRaw(site.port, get(path).repeat(2000)).catch(() => '');
      expect((answer.match(/HTTP\/1\.1 \d+/g) ?? []).length).toBeLessThanOrEqual(maxPipelined);
      const lines = turnedAway(site).slice(before);
      expect(lines).toMatchObject([
        { event: 'pipelineLimit', level: 'warn', client: '127.0.0.1', waiting: maxPipelined + 1 },
      ]);
      expect((await site.http.get('/en')).status).toBe(200);
    },
  );

  test('are rendered one after another', async () => {
    let rendering = 0;
    let maxRendering = 0;
    const counted = await startSite({
      change: () => ({
        document: async () => {
          rendering += 1;
          maxRendering = Math.max(maxRendering, rendering);
          await pause(50);
          rendering -= 1;
          return slow(1);
        },
      }),
    });
    const paths = ['/en', '/pt', '/en/contact', '/pt/contact'];
    const bytes = [...paths.slice(1).map((path) => get(path)), get('/en', 'Connection: close')];
    const answer = await sendRaw(counted.port, bytes.join(''));
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(paths.map(() => 'HTTP/1.1 200'));
    expect(maxRendering).toBe(1);
  });
});

test('logs a request that Node cannot parse', async () => {
  const before = turnedAway(site).length;
  await sendRaw(site.port, 'GARBAGE HTTP/1.1\r\nHost: a.example\r\n\r\n');
  const line = { event: 'clientError', status: 400, code: 'HPE_INVALID_METHOD' };
  expect(turnedAway(site).slice(before)).toMatchObject([
    { level: 'warn', client: '127.0.0.1', ...line },
  ]);
});

test('closes connections beyond the limit and accepts new ones afterwards', async () => {
  const small = await startSite(logged);
  small.server.maxConnections = 3;
  const sockets = Array.from({ length: 10 }, () => connect(small.port, '127.0.0.1'));
  const ends = sockets.map((socket) => once(socket.on('error', () => {}).resume(), 'close'));
  await Promise.all(ends.slice(3));
  expect(sockets.slice(0, 3).map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
  for (const socket of sockets) socket.destroy();
  await expect
    .poll(async () => small.http.get('/en').catch(() => ({ status: 0 })))
    .toMatchObject({ status: 200 });
});

test('500 clients that leave during a response cause no error and leave no connection', async () => {
  const before = site.lines().length;
  const leave = async () => {
    const socket = connect(site.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(get('/pt', 'Accept-Encoding: identity'));
    await once(socket, 'data');
    socket.resetAndDestroy();
  };
  for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 50 }, leave));
  expect((await site.http.get('/pt')).status).toBe(200);
  expect(
    site
      .lines()
      .slice(before)
      .filter(({ level }) => level !== 'info'),
  ).toEqual([]);
  const connections = () =>
    new Promise((resolve) => site.server.getConnections((_error, count) => resolve(count)));
  await expect.poll(connections).toBe(0);
});
