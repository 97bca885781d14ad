import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../../bench/support/freePort.mjs';
import { request } from '../../contract/request';
import { askQuickly } from '../../support/askQuickly';
import { dist } from '../../support/build';
import { maxShutdownSeconds } from '../../support/maxShutdownSeconds';
import { timeoutMs } from '../../support/serverProcess';
import { temporaryFolder } from '../../support/temporaryFolder';

vi.setConfig({ testTimeout: timeoutMs + 60_000 });

const folder = temporaryFolder();

/** Opens a pipe that nobody reads; for reading too, so that opening does not wait and the pipe never breaks. */
const openFullPipe = (): number => {
  const pipe = path.join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  return openSync(pipe, constants.O_RDWR);
};

/** Standard outputs to which the server cannot write, and how it exits; a write that never returns needs SIGKILL. */
const outputs = [
  // Every write to /dev/full fails with ENOSPC.
  ['the disk of the log is full', () => openSync('/dev/full', 'w'), 0],
  ['nobody reads the log', openFullPipe, null],
  ['the pipe of the log is closed', () => 'pipe' as const, 0],
] as const;

// Linux has /dev/full.
describe.runIf(existsSync('/dev/full'))('the server answers and ends after SIGTERM', () => {
  test.each(outputs)('when %s', async (_when, open, exitCode) => {
    const settings = { LOG_LEVEL: 'info', DRAIN_SECONDS: '0' };
    const port = await freePort();
    const child = spawn(process.execPath, [path.join(dist, 'server/main.js')], {
      cwd: folder,
      env: { PATH: process.env['PATH'], PORT: `${port}`, ...settings },
      stdio: ['ignore', open(), 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    child.stdout?.destroy();
    const address = `http://127.0.0.1:${port}`;
    const healthy = () => request(address, { path: '/healthz' }).then(({ status }) => status);
    await vi.waitFor(async () => expect(await healthy()).toBe(200), { timeout: timeoutMs });
    // 400 lines fill a pipe (64 KiB).
    expect(await askQuickly({ address }, 400)).toHaveLength(400);
    const startTime = performance.now();
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(child.exitCode).toBe(exitCode);
    expect((performance.now() - startTime) / 1000).toBeLessThan(maxShutdownSeconds(settings));
  });
});
