import { execFileSync, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import {
  type LogFailure,
  logDestination,
  maxWaitingBytes,
} from '../../server/observability/logDestination';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();

// Linux has /dev/full: every write fails with ENOSPC.
test.runIf(existsSync('/dev/full'))(
  'writes again after the disk was full, and reports how often it failed',
  async () => {
    const fd = openSync('/dev/full', 'w');
    const log = logDestination(fd);
    const reported: LogFailure[] = [];
    log.onRecovery((failure) => reported.push(failure));
    log.write('first\n');
    await expect.poll(() => log.losses().failures).toBeGreaterThan(0);
    expect(reported).toEqual([]);
    // The new file gets the same descriptor, as if the disk had space again.
    closeSync(fd);
    const file = path.join(folder, 'space');
    expect(openSync(file, 'w')).toBe(fd);
    log.write('second\n');
    await expect.poll(() => readFileSync(file, 'utf8')).toBe('first\nsecond\n');
    expect(reported).toEqual([{ code: 'ENOSPC', failures: log.losses().failures, dropped: 0 }]);
    closeSync(fd);
  },
);

/** A process that reads a pipe as soon as it is told to, and then prints how many lines it got. */
const waitingReader = (pipe: string) => {
  const script = 'exec 3<"$0"; read told; exec wc -l <&3';
  const child = spawn('sh', ['-c', script, pipe], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { begin: () => child.stdin.write('begin\n'), counted: () => text(child.stdout) };
};

test('counts each line that is lost because its reader is slow, and reports them when it has caught up', async () => {
  const pipe = path.join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const reader = waitingReader(pipe);
  const fd = openSync(pipe, 'w');
  const log = logDestination(fd);
  const reported: LogFailure[] = [];
  log.onRecovery((failure) => reported.push(failure));
  const line = `${'x'.repeat(1023)}\n`;
  const written = maxWaitingBytes / line.length + 1000;
  for (let times = 1; times <= written; times += 1) {
    log.write(line);
    // The lines of a turn are one write, and kept or lost together.
    if (times % 7 === 0) await nextTurn();
  }
  await nextTurn();
  const { dropped } = log.losses();
  expect(dropped).toBeGreaterThan(0);
  expect(reported).toEqual([]);
  reader.begin();
  await expect
    .poll(() => reported, { timeout: 20_000 })
    .toEqual([{ code: undefined, failures: 0, dropped }]);
  closeSync(fd);
  expect(Number(await reader.counted())).toBe(written - dropped);
});
