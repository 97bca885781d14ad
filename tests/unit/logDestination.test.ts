import { execFileSync } from 'node:child_process';
import { closeSync, constants, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  type LogFailure,
  logDestination,
  maxWaitingBytes,
} from '../../server/observability/logDestination';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();

/** The capacity of a pipe (Linux). */
const pipeSize = 64 * 1024;

/** A line of some length with characters of one to four bytes. */
const line = (at: number, length: number): string =>
  `${at} ${[...'aé€😀'.repeat(length)].slice(0, length).join('')}\n`;

test('writes log lines of every length whole and in order', async () => {
  const file = path.join(folder, 'log');
  const fd = openSync(file, 'w');
  const log = logDestination(fd);
  const written: string[] = [];
  // Lengths around the 16 kB that pino writes at once, and far above.
  const lengths = [1, 300, 5_400, 5_500, 16_383, 16_384, 70_000, 200_000, 5];
  for (let at = 0; at < 3_000; at += 1) {
    const length = at % 97 === 0 ? (lengths[(at / 97) % lengths.length] ?? 0) : (at * 37) % 400;
    const text = line(at, length);
    written.push(text);
    log.write(text);
    if (at % 50 < 5) await turn();
  }
  await expect.poll(() => readFileSync(file, 'utf8').length).toBe(written.join('').length);
  expect(readFileSync(file, 'utf8') === written.join('')).toBe(true);
  closeSync(fd);
});

test('drops log lines instead of blocking or growing when nobody reads them', async () => {
  const pipe = path.join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const fd = openSync(pipe, 'r+');
  const log = logDestination(fd);
  const text = `${'x'.repeat(9_999)}\n`;
  /** Lines of a turn are one write, which is dropped as a whole. */
  const perTurn = 100;
  const begun = performance.now();
  for (let at = 0; at < (2 * maxWaitingBytes) / text.length; at += 1) {
    log.write(text);
    if (at % perTurn === 0) await turn();
  }
  expect(performance.now() - begun).toBeLessThan(5_000);

  // The reader comes back: what waited is there, in whole lines, and then the next line.
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  const chunks: Buffer[] = [];
  const readMore = (): void => {
    try {
      for (let count = 1; count > 0; ) {
        const chunk = Buffer.alloc(pipeSize);
        count = readSync(reader, chunk);
        chunks.push(chunk.subarray(0, count));
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  };
  const often = { interval: 0, timeout: 5_000 };
  const bytes = () => chunks.reduce((sum, { length }) => sum + length, 0);
  await expect.poll(() => readMore() ?? bytes(), often).toBeGreaterThan(maxWaitingBytes / 2);
  log.write('the next\n');
  await expect
    .poll(() => readMore() ?? chunks.at(-1)?.toString(), often)
    .toMatch(/(^|\n)the next\n$/);
  const lines = Buffer.concat(chunks).toString().split('\n').slice(0, -2);
  expect(lines.filter((one) => `${one}\n` !== text)).toEqual([]);
  const waited = lines.length * text.length;
  expect(waited).toBeGreaterThan(maxWaitingBytes - perTurn * text.length);
  expect(waited).toBeLessThanOrEqual(maxWaitingBytes + pipeSize);
  closeSync(reader);
  closeSync(fd);
});

// Linux has /dev/full: every write fails with ENOSPC.
test.runIf(existsSync('/dev/full'))(
  'writes again after the disk was full, and reports how often it failed',
  async () => {
    const fd = openSync('/dev/full', 'w');
    const log = logDestination(fd);
    const reported: LogFailure[] = [];
    log.onRecovery((failure) => reported.push(failure));
    log.write('first\n');
    await expect.poll(log.failures).toBeGreaterThan(0);
    expect(reported).toEqual([]);
    // The new file gets the same descriptor, as if the disk had space again.
    closeSync(fd);
    const file = path.join(folder, 'space');
    expect(openSync(file, 'w')).toBe(fd);
    log.write('second\n');
    await expect.poll(() => readFileSync(file, 'utf8')).toBe('first\nsecond\n');
    expect(reported).toEqual([{ code: 'ENOSPC', failures: log.failures(), dropped: 0 }]);
    closeSync(fd);
  },
);
