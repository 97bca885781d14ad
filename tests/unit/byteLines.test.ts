import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { byteLines } from '../../server/log/byteLines';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'jandaia-lines-')), 'log');

/** Lines of a length each, with characters of one, two, three and four bytes. */
const line = (at: number, length: number): string =>
  `${at} ${[...'aé€😀'.repeat(length)].slice(0, length).join('')}\n`;

test('lines of every length come whole and in order, few or many in a turn of the event loop', async () => {
  const fd = openSync(file, 'w');
  const lines = byteLines(fd);
  const written: string[] = [];
  // Around a page's 64 kB as well, and above: none may be cut, lost or wait for ever.
  const lengths = [1, 300, 21_000, 22_000, 65_535, 65_536, 70_000, 200_000, 5];
  for (let at = 0; at < 3_000; at += 1) {
    const length = at % 97 === 0 ? (lengths[(at / 97) % lengths.length] ?? 0) : (at * 37) % 400;
    const text = line(at, length);
    written.push(text);
    lines.write(text);
    if (at % 50 < 5) await turn();
  }
  await expect.poll(() => readFileSync(file, 'utf8').length).toBe(written.join('').length);
  expect(readFileSync(file, 'utf8') === written.join('')).toBe(true);

  lines.write(line(0, 100_000));
  await expect
    .poll(() => readFileSync(file, 'utf8').length)
    .toBe(written.join('').length + line(0, 100_000).length);
  closeSync(fd);
});
