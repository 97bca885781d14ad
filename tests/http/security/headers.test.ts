import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { request } from '../../contract/request';
import { runs } from '../../support/exhaustive';
import { get, sendRaw } from '../../support/raw';
import { startReady, timeoutMs } from '../../support/serverProcess';

vi.setConfig({ testTimeout: timeoutMs });

/** Headers that the server or one of its packages reads, each with what is worst for its parser. */
const read: readonly [name: string, ...worst: string[]][] = [
  ['Accept', '*/*;', 'a/a,'],
  ['Accept-Encoding', ';,', ';;q=,', 'br;q=0.001,'],
  ['Accept-Language', 'a-', 'en;q=0.001,', ';q='],
  ['Authorization', ':'],
  ['Cache-Control', 'no-cache,', ' ,'],
  ['Connection', 'close,', ', '],
  ['Content-Type', ';a=', '"\\"'],
  ['Cookie', '=;', '";'],
  ['Expect', '100-continue ', ', '],
  ['Host', '.', ':'],
  ['If-Match', 'W/"a",', '",'],
  ['If-Modified-Since', 'Fri, ', '  '],
  ['If-None-Match', 'W/"a",', '",', ' ,'],
  ['If-Range', 'W/"a"'],
  ['If-Unmodified-Since', 'Fri, '],
  ['Purpose', 'prefetch;'],
  ['Range', 'bytes=0-,', '-,'],
  ['Referer', 'http://a/../', '%41%'],
  ['Save-Data', 'on,'],
  ['Sec-Purpose', 'prefetch;', ' ;'],
  ['Traceparent', '00-', '0'],
  ['X-Forwarded-For', '1.1.1.1,', ' ,', ':'],
  ['X-Request-Id', '-', 'é'],
];

const { address } = await startReady({ TRUST_PROXY: '1', LOG_LEVEL: 'warn' }, undefined, (end) =>
  afterAll(end),
);
const port = Number(new URL(address).port);

/** A header of 31 kB: Node refuses those of 32. */
const longHeader = (name: string, unit: string): string =>
  `${name}: ${unit.repeat(Math.floor(31_000 / unit.length))}`;

/** Asks for a page, an address without a page, a file and a redirect, each twice, with a header. */
const attack = (line: string): Promise<unknown> =>
  Promise.all(
    ['/en', '/nothing', '/favicon.svg', '/en/products'].flatMap((path) =>
      [1, 2].map(() => sendRaw(port, get(path, line, 'Connection: close'))),
    ),
  );

/** Asks for a page again and again until something ends; gives the mean wait, in milliseconds. */
const visitDuring = async (other: Promise<unknown>): Promise<number> => {
  let ended = false;
  const end = other.finally(() => {
    ended = true;
  });
  const start = performance.now();
  let visits = 0;
  for (; !ended || visits < 10; visits += 1)
    expect((await request(address, { path: '/en' })).status).toBe(200);
  const wait = (performance.now() - start) / visits;
  await end;
  return wait;
};

/**
 * Expects that a visitor waits hardly longer while clients send a header than without them. The factor is wide and one of
 * three tries enough, because the machine of a test is busy: a parser that stalls the server does so each time, and for
 * a hundred times as long.
 */
const expectNoStall = async (name: string, unit: string): Promise<void> => {
  let quiet = 0;
  let waited = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && waited > 10 * quiet + 10; tries += 1) {
    quiet = await visitDuring(Promise.resolve());
    waited = await visitDuring(attack(longHeader(name, unit)));
  }
  expect(waited, `${name}: ${unit}… (${quiet} ms without it)`).toBeLessThan(10 * quiet + 10);
};

describe('a header of 31 kB delays no other visitor', () => {
  test.each(read)('%s', async (name, ...worst) => {
    for (const unit of worst) await expectNoStall(name, unit);
  });

  test('whichever characters it repeats', async () => {
    const names = read.map(([name]) => name);
    const unit = fc.string({
      unit: fc.constantFrom(...',;=-:"*/% \\aq01.'),
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(fc.asyncProperty(fc.constantFrom(...names), unit, expectNoStall), {
      numRuns: runs(40),
    });
  });
});
