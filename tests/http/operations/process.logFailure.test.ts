import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../../bench/support/freePort.mjs';
import { request } from '../../contract/request';
import { askQuickly } from '../../support/askQuickly';
import { dist } from '../../support/build';
import { maxShutdownSeconds } from '../../support/maxShutdownSeconds';
import { timeoutMs } from '../../support/serverProcess';
import { temporaryFolder } from '../../support/temporaryFolder';

vi.setConfig({ testTimeout: timeoutMs + 60_000 });

const folder = temporaryFolder();

const settings = { LOG_LEVEL: 'info', DRAIN_SECONDS: '0' };

/** Starts the server with its standard output at a file descriptor or at a closed pipe. */
const startWithOutput = async (
  fd: number | 'pipe',
): Promise<{ child: ChildProcess; address: string }> => {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(dist, 'server/main.js')], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: `${port}`, ...settings },
    stdio: ['ignore', fd, 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stdout?.destroy();
  const address = `http://127.0.0.1:${port}`;
  const healthy = () => request(address, { path: '/healthz' }).then(({ status }) => status);
  await vi.waitFor(async () => expect(await healthy()).toBe(200), { timeout: timeoutMs });
  return { child, address };
};

/** Fills a pipe (64 KiB) with log lines; returns the number of complete responses. */
const ask = async (address: string): Promise<number> => (await askQuickly({ address }, 400)).length;

const secondsToEnd = async (child: ChildProcess): Promise<number> => {
  const startTime = performance.now();
  child.kill('SIGTERM');
  await once(child, 'exit');
  return (performance.now() - startTime) / 1000;
};

// Linux has /dev/full: every write fails with ENOSPC.
test.runIf(existsSync('/dev/full'))(
  'answers and ends after SIGTERM when the disk of the log is full',
  async () => {
    const { child, address } = await startWithOutput(openSync('/dev/full', 'w'));
    expect(await ask(address)).toBe(400);
    expect(await secondsToEnd(child)).toBeLessThan(maxShutdownSeconds(settings));
    expect(child.exitCode).toBe(0);
  },
);

test.runIf(process.platform !== 'win32')(
  'answers and ends after SIGTERM when nobody reads the log',
  async () => {
    const pipe = path.join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    // Opened for reading and writing, so that opening does not wait and the pipe never breaks.
    const { child, address } = await startWithOutput(openSync(pipe, constants.O_RDWR));
    expect(await ask(address)).toBe(400);
    expect(await secondsToEnd(child)).toBeLessThan(maxShutdownSeconds(settings));
  },
);

test('answers and ends after SIGTERM when the pipe of the log is closed', async () => {
  const { child, address } = await startWithOutput('pipe');
  expect(await ask(address)).toBe(400);
  expect(await secondsToEnd(child)).toBeLessThan(maxShutdownSeconds(settings));
  expect(child.exitCode).toBe(0);
});
