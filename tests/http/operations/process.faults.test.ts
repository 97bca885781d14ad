import { expect, test, vi } from 'vitest';
import { request } from '../../contract/request';
import { askQuickly, loggedIds } from '../../support/askQuickly';
import { startListening, startReady, timeoutMs } from '../../support/serverProcess';

vi.setConfig({ testTimeout: timeoutMs + 20_000 });

/** Throws an uncaught exception at the 300th request. */
const atRequest = `
  import { Server } from 'node:http';
  const { emit } = Server.prototype;
  let requests = 0;
  Server.prototype.emit = function (name, request, ...more) {
    if (name === 'request' && request.headers['x-request-id'] && ++requests === 300) {
      request.destroy();
      throw new Error('planted');
    }
    return emit.call(this, name, request, ...more);
  };`;

/** Rejects an unhandled promise at a signal. */
const atSignal = `process.on('SIGWINCH', () => void Promise.reject(new Error('planted')));`;

const fatalLines = (log: () => string): string[] =>
  log()
    .split('\n')
    .filter((line) => line.includes('"level":"fatal"'));

test('an uncaught exception fails no other request, and the process exits with 1', async () => {
  const program = await startListening({ DRAIN_SECONDS: '1' }, atRequest);
  const ids = await askQuickly(program, 400);
  await program.ended;
  expect(program.child.exitCode).toBe(1);
  expect(ids.length).toBeGreaterThanOrEqual(399);
  expect(loggedIds(program.log())).toEqual(expect.arrayContaining(ids));
  const [line = '', ...more] = fatalLines(program.log);
  expect(more).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({
    msg: 'a fault that nobody caught',
    err: { message: 'planted', stack: expect.stringContaining('Error: planted') },
  });
});

test('after an unhandled rejection the process drains, still answering, and exits with 1', async () => {
  const program = await startReady({ DRAIN_SECONDS: '1' }, atSignal);
  program.child.kill('SIGWINCH');
  await expect.poll(program.ready).toBe(503);
  // A second rejection does not shorten the drain.
  program.child.kill('SIGWINCH');
  const answer = await request(program.address, { path: '/pt' });
  expect([answer.status, answer.headers.connection]).toEqual([200, 'close']);
  await program.ended;
  expect(program.child.exitCode).toBe(1);
  expect(fatalLines(program.log)).toHaveLength(2);
  expect(program.log()).toContain('"reason":"unhandledRejection"');
});

test('LOG_LEVEL=silent still logs address and fatal errors, and DRAIN_SECONDS=0 ends at once', async () => {
  const settings = { LOG_LEVEL: 'silent', DRAIN_SECONDS: '0' };
  const { child, out, log, ended } = await startListening(settings, atSignal);
  // Without METRICS_PORT there is no second port.
  expect(out().trim().split('\n')).toEqual([expect.stringContaining('listening on')]);
  const startTime = performance.now();
  child.kill('SIGWINCH');
  await ended;
  expect(performance.now() - startTime).toBeLessThan(1900);
  expect(fatalLines(log)).toHaveLength(1);
});
