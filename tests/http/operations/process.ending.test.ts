import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { request } from '../../contract/request';
import { askQuickly, loggedIds } from '../../support/askQuickly';
import { start, startListening, startReady, timeoutMs } from '../../support/serverProcess';

vi.setConfig({ testTimeout: timeoutMs + 20_000 });

/** Throws an uncaught exception at the 390th request, so that a slow machine answers the others within the drain. */
const throwAtRequest = `
  import { Server } from 'node:http';
  const { emit } = Server.prototype;
  let requests = 0;
  Server.prototype.emit = function (name, request, ...more) {
    if (name === 'request' && request.headers['x-request-id'] && ++requests === 390) {
      request.destroy();
      throw new Error('planted');
    }
    return emit.call(this, name, request, ...more);
  };`;

/** Rejects an unhandled promise at a signal. */
const rejectAtSignal = `process.on('SIGWINCH', () => void Promise.reject(new Error('planted')));`;

const fatalLines = (log: () => string): string[] =>
  log()
    .split('\n')
    .filter((line) => line.includes('"level":"fatal"'));

/** Sends half of a request, waits for `meanwhile`, sends the rest and returns the response. */
const sendHalf = async (port: number, meanwhile: () => Promise<void>): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /en HTTP/1.1\r\nHost: a.exam');
  // The server has read it when it answers another request.
  await request(`http://127.0.0.1:${port}`, { path: '/healthz' });
  await meanwhile();
  socket.write('ple\r\nConnection: close\r\n\r\n');
  return text(socket);
};

const secondsSince = (startTime: number): number => (performance.now() - startTime) / 1000;

describe('the server loses no log line and exits with 0', () => {
  test('after SIGTERM, also twice, when it has drained for 2 s', async () => {
    const { child, log, address, ready, ended } = await startReady({ TRUST_PROXY: '1' });
    const ids = await askQuickly({ address }, 400);
    const startTime = performance.now();
    child.kill('SIGTERM');
    await expect.poll(ready).toBe(503);
    // A process group and a shell may both send it.
    child.kill('SIGTERM');
    const answer = await request(address, { path: '/pt', headers: { connection: 'keep-alive' } });
    expect([answer.status, answer.headers.connection]).toEqual([200, 'close']);
    await ended;
    expect(child.exitCode).toBe(0);
    expect(secondsSince(startTime)).toBeGreaterThan(1.9);
    expect(ids).toHaveLength(400);
    expect(loggedIds(log()).sort()).toEqual(ids.sort());
    expect(log()).toContain('"reason":"SIGTERM"');
    expect(log()).toMatch(/"msg":"stopped"}\n$/);
  });

  test('after SIGINT without draining', async () => {
    const { child, log, address, ended } = await startListening({
      DRAIN_SECONDS: '30',
      TRUST_PROXY: '1',
    });
    const ids = await askQuickly({ address }, 400);
    const startTime = performance.now();
    child.kill('SIGINT');
    await ended;
    expect(child.exitCode).toBe(0);
    expect(secondsSince(startTime)).toBeLessThan(15);
    expect(loggedIds(log()).sort()).toEqual(ids.sort());
  });
});

/** Lets SIGTERM come as soon as the process listens to it, which is before anything else is loaded. */
const stopAtOnce = `
  process.on('newListener', (signal) => {
    if (signal === 'SIGTERM') process.nextTick(() => process.emit(signal));
  });`;

test('a server that is told to stop while it starts ends before it listens', async () => {
  const { child, out, ended } = start({ PORT: '0' }, stopAtOnce);
  await ended;
  expect([child.exitCode, out()]).toEqual([0, '']);
});

describe('a request that is half sent is answered after', () => {
  test.each(['SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGINT'] as const)(
    '%s, which ends the server',
    async (signal) => {
      const { child, log, out, address, ended } = await startListening({ DRAIN_SECONDS: '1' });
      const port = Number(new URL(address).port);
      const answer = sendHalf(port, async () => {
        child.kill(signal);
        await expect.poll(log).toContain(`"reason":"${signal}"`);
      });
      expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      await ended;
      expect([child.exitCode, out()]).toEqual([0, log()]);
    },
  );

  test.each(['SIGUSR1', 'SIGUSR2'] as const)('%s, which changes nothing', async (signal) => {
    const { child, log, out, address, ready } = await startReady();
    const answer = sendHalf(Number(new URL(address).port), async () => {
      child.kill(signal);
      await expect.poll(log).toContain(`"signal":"${signal}"`);
    });
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(await ready()).toBe(200);
    // Node would say on standard error that its debugger listens.
    expect(out()).toBe(log());
  });
});

describe('the server logs a fault that nobody caught and exits with 1', () => {
  test('after an exception, which fails no other request', async () => {
    const { child, log, address, ended } = await startListening(
      { DRAIN_SECONDS: '1', TRUST_PROXY: '1' },
      throwAtRequest,
    );
    const ids = await askQuickly({ address }, 400);
    await ended;
    expect(child.exitCode).toBe(1);
    expect(ids.length).toBeGreaterThanOrEqual(399);
    expect(loggedIds(log())).toEqual(expect.arrayContaining(ids));
    expect(fatalLines(log).map((line) => JSON.parse(line))).toMatchObject([
      {
        msg: 'a fault that nobody caught',
        err: { message: 'planted', stack: expect.stringContaining('Error: planted') },
      },
    ]);
  });

  test('after unhandled rejections, still answering while it drains', async () => {
    const settings = { DRAIN_SECONDS: '1' };
    const { child, log, address, ready, ended } = await startReady(settings, rejectAtSignal);
    child.kill('SIGWINCH');
    await expect.poll(ready).toBe(503);
    // A second rejection does not shorten the drain.
    child.kill('SIGWINCH');
    const answer = await request(address, { path: '/pt', headers: { connection: 'keep-alive' } });
    expect([answer.status, answer.headers.connection]).toEqual([200, 'close']);
    await ended;
    expect(child.exitCode).toBe(1);
    expect(fatalLines(log)).toHaveLength(2);
    expect(log()).toContain('"reason":"unhandledRejection"');
  });

  test('also with LOG_LEVEL=silent, at once with DRAIN_SECONDS=0', async () => {
    const settings = { LOG_LEVEL: 'silent', DRAIN_SECONDS: '0' };
    const { child, out, log, ended } = await startListening(settings, rejectAtSignal);
    // Without METRICS_PORT there is no second port.
    expect(out().trim().split('\n')).toEqual([expect.stringContaining('listening on')]);
    const startTime = performance.now();
    child.kill('SIGWINCH');
    await ended;
    expect(secondsSince(startTime)).toBeLessThan(1.9);
    expect(fatalLines(log)).toHaveLength(1);
  });
});
