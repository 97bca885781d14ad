import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { startSite, type TestSite } from '../support/site';
import { get } from '../support/wireAnswers';

// What has to last longest goes on together, in real time.
vi.setConfig({ testTimeout: 80_000 });

const site = await startSite({ environment: { LOG_LEVEL: 'info' } });

const size = 16 * 1024 * 1024;

/** A site whose pages are more than the system takes of a connection whose other end reads nothing. */
const startLarge = async (): Promise<TestSite> => {
  const large = await startSite({
    warm: false,
    environment: { LOG_LEVEL: 'info' },
    change: () => ({
      document: async () => createElement('html', null, 'x'.repeat(size)),
    }),
  });
  // Made now, so that it is answered at once later.
  await large.ask({ path: '/en', method: 'HEAD' });
  return large;
};

type Ended = { seconds: number; said: string };

/** Opens a connection, has something done with it, and resolves with when the server has ended it. */
const untilEnded = (port: number, act: (socket: Socket) => unknown): Promise<Ended> =>
  new Promise((resolve) => {
    const start = performance.now();
    let said = '';
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve({ seconds: (performance.now() - start) / 1000, said }));
    act(socket);
  });

const drip = async (socket: Socket, bytes: string): Promise<void> => {
  for (const byte of bytes) {
    if (socket.destroyed) return;
    socket.write(byte);
    await pause(400);
  }
};

/** How many connections a server has. */
const connectionsOf = ({ server }: TestSite): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((_error, count) => resolve(count));
  });

describe.concurrent('a client that takes its time is let go', () => {
  test('over its headers, within 15 s, with 408 that nobody keeps; others are served', async () => {
    const header = `GET /en HTTP/1.1\r\nHost: a.example\r\nX-Long: ${'x'.repeat(200)}`;
    const ended = untilEnded(site.port, (socket) => drip(socket, header));
    for (let round = 0; round < 5; round += 1) {
      expect((await site.ask('/en')).status).toBe(200);
      await pause(500);
    }
    const { seconds, said } = await ended;
    expect(seconds).toBeGreaterThan(9);
    expect(seconds).toBeLessThan(15);
    expect(said).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(said).toContain('Cache-Control: no-store');
  });

  test('over its first word, within 15 s, and nobody is told of it', async () => {
    const { seconds, said } = await untilEnded(site.port, () => {});
    expect(seconds).toBeGreaterThan(9);
    expect(seconds).toBeLessThan(15);
    expect(said).toBe('');
  });

  test('over a body, within 35 s, and is answered once', async () => {
    const head = 'POST /en HTTP/1.1\r\nHost: a.example\r\nContent-Length: 1000\r\n\r\n';
    const { seconds, said } = await untilEnded(site.port, (socket) => {
      socket.write(head);
      drip(socket, 'x'.repeat(500));
    });
    expect(seconds).toBeGreaterThan(29);
    expect(seconds).toBeLessThan(35);
    expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 405']);
  });

  test('but not one that comes again after a minute, as proxies do: its connection is still there', async () => {
    const socket = connect(site.port, '127.0.0.1');
    let said = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      said += chunk;
    });
    const answers = () => said.match(/HTTP\/1\.1 \d+/g)?.length ?? 0;
    const answered = async (count: number) => {
      socket.write(get('/en/products'));
      const last = performance.now() + 5_000;
      while (answers() < count && performance.now() < last) await pause(50);
      expect(answers()).toBe(count);
    };
    await answered(1);
    await pause(61_000);
    await answered(2);
    socket.destroy();
  });

  test('over reading anything of its answer, within 50 s', async ({ expect }) => {
    const stalled = await startLarge();
    const socket = connect(stalled.port, '127.0.0.1', () => socket.write(get('/en')));
    socket.pause();
    socket.on('error', () => {});
    const start = performance.now();
    await expect.poll(() => connectionsOf(stalled), { interval: 50 }).toBe(1);
    await expect.poll(() => connectionsOf(stalled), { timeout: 50_000, interval: 250 }).toBe(0);
    expect((performance.now() - start) / 1000).toBeGreaterThan(19);
    socket.destroy();
    await expect
      .poll(() => stalled.lines().filter(({ aborted }) => aborted))
      .toMatchObject([{ level: 'info', status: 200, page: 'home' }]);
  });
});

test('one that reads a little now and then has two minutes for all of its answer', async () => {
  const large = await startLarge();
  const wait = globalThis.setTimeout;
  // Two minutes as two seconds.
  const hurry = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((act: () => void, ms: number, ...more: unknown[]) =>
      wait(act, ms === 120_000 ? 2_000 : ms, ...more)) as typeof setTimeout);
  const socket = connect(large.port, '127.0.0.1', () => socket.write(get('/en')));
  socket.on('error', () => {});
  const reading = setInterval(() => {
    socket.resume();
    setImmediate(() => socket.pause());
  }, 400);
  await expect.poll(() => connectionsOf(large), { interval: 50 }).toBe(1);
  hurry.mockRestore();
  await expect.poll(() => connectionsOf(large), { timeout: 10_000, interval: 50 }).toBe(0);
  expect(socket.bytesRead).toBeLessThan(size);
  clearInterval(reading);
  socket.destroy();
});
