import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../server/http/limits';
import { get, sendRaw } from '../../support/raw';
import { startSite } from '../../support/site';

const { maxPipelined } = defaultLimits;
const site = await startSite({ environment: { LOG_LEVEL: 'info' }, warm: true });

const refusals = () => site.lines().filter(({ event }) => event !== undefined);

test('closes slow and idle connections, but not before a proxy does', () => {
  const { keepAliveTimeout, headersTimeout, requestTimeout, maxConnections, timeout } = site.server;
  expect(timeout).toBeGreaterThan(0);
  expect(timeout).toBeLessThanOrEqual(20_000);
  // Proxies reuse a connection for a minute: if the server closes it first, a visitor gets 502.
  expect(keepAliveTimeout).toBeGreaterThanOrEqual(65_000);
  expect(headersTimeout).toBeLessThanOrEqual(10_000);
  expect(requestTimeout).toBeLessThanOrEqual(30_000);
  expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
  expect(maxConnections).toBeGreaterThan(1000);
  expect(maxConnections).toBeLessThanOrEqual(10_000);
  expect(defaultLimits.connectionsCheckingInterval).toBeLessThanOrEqual(5_000);
});

test('closes a connection that drips its headers, and serves others meanwhile', async () => {
  const limits = { ...defaultLimits, headersTimeout: 600, connectionsCheckingInterval: 100 };
  const strict = await startSite({ change: () => ({ limits }) });
  let [received, closed] = ['', false];
  const socket = connect(strict.port, '127.0.0.1').on('error', () => {});
  socket.setEncoding('latin1').on('data', (chunk) => {
    received += chunk;
  });
  socket.on('close', () => {
    closed = true;
  });
  socket.write('GET /en HTTP/1.1\r\nHost: a.example\r\nX-Long: ');
  for (const last = performance.now() + 10_000; !closed && performance.now() < last; ) {
    socket.write('x');
    expect((await strict.http.get('/en')).status).toBe(200);
    await pause(50);
  }
  expect(closed).toBe(true);
  expect(received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
});

describe('pipelined requests', () => {
  test.each(['/en', '/nothing', '/favicon.svg'])(
    'beyond the limit close the connection and are logged: %s',
    async (path) => {
      const before = refusals().length;
      const answer = await sendRaw(site.port, get(path).repeat(2000)).catch(() => '');
      expect((answer.match(/HTTP\/1\.1 \d+/g) ?? []).length).toBeLessThanOrEqual(maxPipelined);
      const lines = refusals().slice(before);
      expect(lines).toMatchObject([
        { event: 'pipelineLimit', level: 'warn', client: '127.0.0.1', waiting: maxPipelined + 1 },
      ]);
      expect((await site.http.get('/en')).status).toBe(200);
    },
  );
});

test.each([
  ['that Node cannot parse', 'GARBAGE HTTP/1.1\r\n\r\n', 400, 'HPE_INVALID_METHOD'],
  ['for a proxy', 'CONNECT a.example:443 HTTP/1.1\r\n\r\n', 405, 'CONNECT'],
  [
    'with too many headers',
    `GET /en HTTP/1.1\r\n${'a:\r\n'.repeat(defaultLimits.maxHeaders + 1)}\r\n`,
    431,
    'TOO_MANY_HEADERS',
  ],
])('logs a request %s', async (_what, octets, status, code) => {
  const before = refusals().length;
  await sendRaw(site.port, octets);
  const line = { level: 'warn', event: 'clientError', client: '127.0.0.1', status, code };
  expect(refusals().slice(before)).toMatchObject([line]);
});

test('answers a malformed request on a connection that has had a response', async () => {
  let received = '';
  const socket = connect(site.port, '127.0.0.1').setEncoding('latin1');
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.write(get('/en/products'));
  await expect.poll(() => received).toMatch(/^HTTP\/1\.1 301 [\s\S]*\r\n\r\n$/);
  received = '';
  socket.write('GARBAGE\r\n\r\n');
  // A proxy takes a connection that is closed without an answer for a fault of the instance.
  await once(socket, 'close');
  expect(received).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});

test('closes a connection whose malformed request follows one that is being answered', async () => {
  let received = '';
  const socket = connect(site.port, '127.0.0.1').setEncoding('latin1').pause();
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    received += chunk;
  });
  // More than the buffers of a connection hold.
  socket.write(`${get('/en').repeat(maxPipelined)}GARBAGE\r\n\r\n`);
  await pause(200);
  socket.resume();
  await once(socket, 'close');
  expect(received).not.toContain('HTTP/1.1 400');
});

test.each(['Content-Length: 1000000', 'Transfer-Encoding: chunked'])(
  'does not wait for the body of a request with %s',
  async (line) => {
    const answer = await sendRaw(site.port, get('/en/products', line));
    expect(answer).toMatch(/^HTTP\/1\.1 301 [\s\S]*\r\nConnection: close\r\n/);
  },
);

test('logs the address of a client that resets its connection', async () => {
  const before = site.lines().length;
  for (let times = 0; times < 20; times += 1) {
    const socket = connect(site.port, '127.0.0.1').on('error', () => {});
    socket.write(get('/en'), () => socket.resetAndDestroy());
    await once(socket, 'close');
  }
  await site.http.get('/en');
  await expect.poll(() => site.lines().length).toBeGreaterThan(before);
  for (const line of site.lines().slice(before))
    expect(line).toMatchObject({ client: '127.0.0.1' });
});

test('answers and logs a request with an expectation that it does not know', async () => {
  const line = 'Connection: close';
  expect(await sendRaw(site.port, get('/en', 'Expect: x', line))).toMatch(/^HTTP\/1\.1 200 /);
  expect(site.lines().at(-1)).toMatchObject({ page: 'home', status: 200 });
});

test('answers as many headers as it allows', async () => {
  const headers = Array.from({ length: defaultLimits.maxHeaders - 2 }, () => 'a:');
  const answer = await sendRaw(site.port, get('/en', ...headers, 'Connection: close'));
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});
