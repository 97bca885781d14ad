import { describe, expect, test, vi } from 'vitest';
import { exhaustive } from '../../support/exhaustive';
import { patience } from '../../support/serverProcess';
import { runNode } from '../../support/tool';

// It starts a server, which renders every page before it is ready.
vi.setConfig({ testTimeout: 3 * patience });

const count = exhaustive ? 3000 : 1000;

const run = (...given: string[]) => runNode(['fuzz/run.mjs', ...given]);

describe('npm run nightly -- fuzz', () => {
  test('finds nothing wrong with this server in a thousand requests, and by night in thousands', async () => {
    const { code, out, err } = await run('--requests', `${count}`, '--seed', '20');
    expect(out).toContain('nothing wrong');
    expect(code, out).toBe(0);
    expect(out).toMatch(/^[13],000 requests over \d+ connections/);
    for (const status of ['200', '301', '302', '304', '400', '404', '405', '414', 'no answer'])
      expect(out).toMatch(new RegExp(`^  ${status} +[\\d,]+$`, 'm'));
    expect(out).toMatch(/^time of an answer: p50 [\d.]+ ms, p99 [\d.]+ ms, slowest [\d.]+ ms$/m);
    expect(out.match(/^ {2}after +[\d,]+: rss [\d.]+ MiB, heap [\d.]+ MiB$/gm)).toHaveLength(3);
    // Every request that the server has read is a line of its log.
    expect(out).toMatch(/^ {2}info +[\d,]+$/m);
    expect(out).not.toMatch(/^ {2}(error|fatal|none) /m);
    expect(err.split('\n').length).toBeGreaterThan(20);
  });

  test.each([
    [['--requests', 'many'], '--requests is no whole number from 1000 to 100000000: many'],
    [['--requests', '999'], '--requests is no whole number'],
    [['--connections', '65'], '--connections is no whole number from 1 to 64: 65'],
  ])('%j is not understood', async (given, message) => {
    const { code, out, err } = await run(...given);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(message);
    expect(err).not.toMatch(/^\s+at /m);
  });
});
