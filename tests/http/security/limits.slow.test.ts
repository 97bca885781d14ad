import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../server/http/limits';
import { get } from '../../support/raw';
import { startSite, type TestSite } from '../../support/site';

/** Shorter limits than those of the server. */
const limits = {
  ...defaultLimits,
  headersTimeout: 600,
  requestTimeout: 1500,
  connectionsCheckingInterval: 100,
  keepAliveTimeout: 10_000,
  idleTimeout: 800,
};

const site = await startSite({ environment: { LOG_LEVEL: 'info' }, change: () => ({ limits }) });

const size = 16 * 1024 * 1024;

/** A site whose pages are larger than the send buffer of a connection. */
const startLarge = async (): Promise<TestSite> => {
  const large = await startSite({
    environment: { LOG_LEVEL: 'info' },
    change: () => ({ document: async () => createElement('html', null, 'x'.repeat(size)) }),
  });
  // Rendered now, so that the test does not wait for it.
  await large.http.head('/en');
  large.server.timeout = limits.idleTimeout;
  return large;
};

// Before the others, because rendering it blocks this process.
const large = await startLarge();

type Ended = { seconds: number; received: string };

/** Opens a connection, acts on it, and resolves when the server has closed it. */
const untilEnded = (port: number, act: (socket: Socket) => unknown): Promise<Ended> =>
  new Promise((resolve) => {
    const start = performance.now();
    let received = '';
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve({ seconds: (performance.now() - start) / 1000, received }));
    act(socket);
  });

const drip = async (socket: Socket, bytes: string): Promise<void> => {
  for (const byte of bytes) {
    if (socket.destroyed) return;
    socket.write(byte);
    await pause(50);
  }
};

/** The seconds for which the server keeps the next connection. */
const secondsKept = ({ server }: TestSite): Promise<number> =>
  new Promise((resolve) => {
    server.once('connection', (socket) => {
      const start = performance.now();
      socket.once('close', () => resolve((performance.now() - start) / 1000));
    });
  });

describe.concurrent('closes the connection of a client', () => {
  test('that sends its headers slowly, with 408 and no-store, while others are served', async () => {
    const header = `GET /en HTTP/1.1\r\nHost: a.example\r\nX-Long: ${'x'.repeat(200)}`;
    const ended = untilEnded(site.port, (socket) => drip(socket, header));
    for (let round = 0; round < 5; round += 1) {
      expect((await site.http.get('/en')).status).toBe(200);
      await pause(50);
    }
    const { seconds, received } = await ended;
    expect(seconds).toBeGreaterThan(0.5);
    expect(received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(received).toContain('Cache-Control: no-store');
  });

  test('that sends nothing, without a response', async () => {
    const { seconds, received } = await untilEnded(site.port, () => {});
    expect(seconds).toBeGreaterThan(0.5);
    expect(received).toBe('');
  });

  test('that sends its body slowly, after one response', async () => {
    const head = 'POST /en HTTP/1.1\r\nHost: a.example\r\nContent-Length: 1000\r\n\r\n';
    const { seconds, received } = await untilEnded(site.port, (socket) => {
      socket.write(head);
      drip(socket, 'x'.repeat(200));
    });
    expect(seconds).toBeGreaterThan(1);
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 405']);
  });

  test('but not of one that uses it again within the keep-alive time', async () => {
    const socket = connect(site.port, '127.0.0.1');
    let received = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      received += chunk;
    });
    const answers = () => received.match(/HTTP\/1\.1 \d+/g)?.length ?? 0;
    const answered = async (count: number) => {
      socket.write(get('/en/products'));
      const last = performance.now() + 5_000;
      while (answers() < count && performance.now() < last) await pause(50);
      expect(answers()).toBe(count);
    };
    await answered(1);
    await pause(1_000);
    await answered(2);
    socket.destroy();
  });

  test('that reads nothing of its response', async ({ expect }) => {
    const seconds = secondsKept(large);
    const socket = connect(large.port, '127.0.0.1', () => socket.write(get('/en')));
    socket.pause();
    socket.on('error', () => {});
    expect(await seconds).toBeGreaterThan(0.7);
    socket.destroy();
    await expect
      .poll(() => large.lines().filter(({ aborted }) => aborted))
      .toMatchObject([{ level: 'info', status: 200, page: 'home' }]);
  });
});
