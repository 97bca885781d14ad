import { expect, test, vi } from 'vitest';
import { request } from '../contract/request';
import { askQuickly, loggedIds } from '../support/askQuickly';
import { type Program, patience, startReady } from '../support/serverProcess';

vi.setConfig({ testTimeout: patience + 20_000 });

/** A fault that nobody catches, in the middle of what the process does. */
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

/** Promises that are rejected where nobody waits for them, at a signal. */
const atSignal = `process.on('SIGWINCH', () => void Promise.reject(new Error('planted')));`;

const fatalLines = ({ log }: Program): string[] =>
  log()
    .split('\n')
    .filter((line) => line.includes('"level":"fatal"'));

test('a fault that nobody caught costs the others nothing, and the process ends with 1', async () => {
  const program = await startReady({}, atRequest);
  const ids = await askQuickly(program, 400);
  await program.ended;
  expect(program.child.exitCode).toBe(1);
  expect(ids.length).toBeGreaterThanOrEqual(399);
  expect(loggedIds(program.log())).toEqual(expect.arrayContaining(ids));
  const [line = '', ...more] = fatalLines(program);
  expect(more).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({
    msg: 'a fault that nobody caught',
    err: { message: 'planted', stack: expect.stringContaining('Error: planted') },
  });
});

test('of a rejection that nobody caught it drains, answering, and ends with 1', async () => {
  const program = await startReady({}, atSignal);
  program.child.kill('SIGWINCH');
  await expect.poll(program.ready).toBe(503);
  // Another one meanwhile ends nothing sooner.
  program.child.kill('SIGWINCH');
  const answer = await request(program.address, { path: '/pt' });
  expect([answer.status, answer.headers.connection]).toEqual([200, 'close']);
  await program.ended;
  expect(program.child.exitCode).toBe(1);
  expect(fatalLines(program)).toHaveLength(2);
  expect(program.log()).toContain('"reason":"unhandledRejection"');
});

test('why it ended is said at any log level', async () => {
  const program = await startReady({ LOG_LEVEL: 'silent', DRAIN_SECONDS: '0' }, atSignal);
  program.child.kill('SIGWINCH');
  await program.ended;
  expect(fatalLines(program)).toHaveLength(1);
});

test('SIGTERM that comes twice, as by a group and a shell, stops it as once', async () => {
  const { child, address, ready, ended } = await startReady();
  child.kill('SIGTERM');
  await expect.poll(ready).toBe(503);
  child.kill('SIGTERM');
  expect((await request(address, { path: '/en' })).status).toBe(200);
  await ended;
  expect(child.exitCode).toBe(0);
});

test('DRAIN_SECONDS says how long it goes on answering', async () => {
  const { child, ended } = await startReady({ DRAIN_SECONDS: '0' });
  const begun = performance.now();
  child.kill('SIGTERM');
  await ended;
  expect(performance.now() - begun).toBeLessThan(1900);
});

test('SIGUSR2, by which logs are rotated elsewhere, ends nothing and says why nothing is opened', async () => {
  const { child, address, log } = await startReady();
  child.kill('SIGUSR2');
  await expect.poll(log).toContain('the log goes to standard output');
  expect((await request(address, { path: '/en' })).status).toBe(200);
});
