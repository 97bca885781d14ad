import { describe, expect, test } from 'vitest';
import { growthFaults } from '../../fuzz/memory';
import { randomOf } from '../../fuzz/random';
import { ServerLog } from '../../fuzz/serverLog';
import { poolOf, wellFormed } from '../../fuzz/wellFormed';

test('the same seed sends the same bytes, and another one others', () => {
  const sent = (seed: number) => {
    const [random, pool] = [randomOf(seed), poolOf(seed)];
    return Array.from({ length: 200 }, () => wellFormed(random, pool, 4).bytes);
  };
  expect(sent(7)).toEqual(sent(7));
  expect(new Set([...sent(7), ...sent(8)]).size).toBeGreaterThan(350);
});

describe('beside answers the fuzzer finds', () => {
  const before = { heapUsed: 20e6, rss: 150e6 };

  test('memory that grows', () => {
    expect(growthFaults(before, { heapUsed: 30e6, rss: 210e6 })).toEqual([]);
    expect(growthFaults(before, { heapUsed: 31e6, rss: 218e6 })).toEqual([
      'heapUsed grew by 10.5 MiB, more than 10.0 MiB',
      'rss grew by 64.8 MiB, more than 64.0 MiB',
    ]);
  });

  test('lines of the log that say that something failed, however they are cut', () => {
    const log = new ServerLog();
    const complaints = ['{"level":"error","msg":"failed"}', '{"level":"fatal"}', 'TypeError: x'];
    log.read('{"level":"info","msg":"listening on http://127.0.0.1:1"}\n{"level":"wa');
    log.read(['rn","status":404}', ...complaints, ''].join('\n'));
    expect(log.address).toBe('http://127.0.0.1:1');
    expect([...log.levels.keys()].sort()).toEqual(['error', 'fatal', 'info', 'none', 'warn']);
    expect(log.complaints).toEqual(complaints);
  });
});
