import { expect, test, vi } from 'vitest';
import { request } from '../../contract/request';
import { askQuickly, loggedIds } from '../../support/askQuickly';
import {
  type ListeningProgram,
  startListening,
  startReady,
  timeoutMs,
} from '../../support/serverProcess';

vi.setConfig({ testTimeout: timeoutMs + 10_000 });

/** Expects this exit code and a log line for each of these requests. */
const endsWith = async ({ child, ended, log }: ListeningProgram, code: number, ids: string[]) => {
  await ended;
  expect(child.exitCode).toBe(code);
  expect(ids).toHaveLength(400);
  expect(loggedIds(log()).sort()).toEqual(ids.sort());
};

test('SIGTERM, also twice, drains for 2 s, exits with 0 and loses no log line', async () => {
  const program = await startReady();
  const { child, log, address, ready } = program;
  // Other programs reopen their log at this signal.
  child.kill('SIGUSR2');
  await expect.poll(log).toContain('the log goes to standard output');
  const ids = await askQuickly(program, 400);
  const startTime = performance.now();
  child.kill('SIGTERM');
  await expect.poll(ready).toBe(503);
  // A process group and a shell may both send it.
  child.kill('SIGTERM');
  const answer = await request(address, { path: '/pt' });
  expect([answer.status, answer.headers.connection]).toEqual([200, 'close']);
  await endsWith(program, 0, ids);
  expect(performance.now() - startTime).toBeGreaterThan(1900);
  expect(log()).toContain('"reason":"SIGTERM"');
  expect(log()).toMatch(/"msg":"stopped"}\n$/);
});

test('SIGINT exits with 0 without draining and loses no log line', async () => {
  const program = await startListening({ DRAIN_SECONDS: '30' });
  const ids = await askQuickly(program, 400);
  const startTime = performance.now();
  program.child.kill('SIGINT');
  await endsWith(program, 0, ids);
  expect(performance.now() - startTime).toBeLessThan(15_000);
  expect(program.log()).toMatch(/"msg":"stopped"}\n$/);
});
