import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';

/** Longest time that an answer may take, in milliseconds. */
const longest = 50;

/** How often it is asked for before it counts as slow. */
const tries = 8;

/** The pause before the second try, in milliseconds; each pause is twice as long as the one before. */
const firstPause = 10;

/** How many milliseconds this thread, which has the server too, has waited for a processor (Linux, proc(5)); else 0. */
const waited = (): number => {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
};

/** The answer, within 50 ms: on a busy machine in the quickest of several tries, without the wait for a processor. */
export const expectFast = async <T>(ask: () => Promise<T>, what: string): Promise<T> => {
  let quickest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < tries; at += 1) {
    if (at > 0) await pause(firstPause * 2 ** (at - 1));
    // In this order: what the thread waits between two readings may only make an answer look slower.
    const start = performance.now();
    const before = waited();
    const answer = await ask();
    const others = waited() - before;
    quickest = Math.min(quickest, performance.now() - start - others);
    if (quickest < longest) return answer;
  }
  expect.fail(`${what}: ${Math.round(quickest)} ms at best`);
};
