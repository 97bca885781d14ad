import type { Memory } from './server';

const mebibyte = 1024 * 1024;

/**
 * How much more than after the warm-up the server may take at the end, in octets. Of the heap what is left after
 * a collection is meant, and of that nothing belongs to a request: 10 MiB are some caches that fill later. The
 * process keeps besides what the store holds (64 MiB at most, as full at both times), fragments of what went, and
 * what brotli's threads need: 64 MiB, which a leak of 70 octets a request would pass within a million.
 */
export const bounds: Memory = { heapUsed: 10 * mebibyte, rss: 64 * mebibyte };

/** Requests until the server counts as warm: its resident memory was still rising after 20,000. */
export const warmUpRequests = 50_000;

/** Fewer requests say nothing about memory: the server has not come to rest by then. */
export const leastForMemory = 5 * warmUpRequests;

/** A number of octets for people. */
export const inMebibytes = (octets: number): string => `${(octets / mebibyte).toFixed(1)} MiB`;

/** What memory has grown too much between two times, a sentence each. */
export const growthFaults = (before: Memory, after: Memory): string[] =>
  (['heapUsed', 'rss'] as const).flatMap((kind) => {
    const growth = after[kind] - before[kind];
    if (growth <= bounds[kind]) return [];
    return [`${kind} grew by ${inMebibytes(growth)}, more than ${inMebibytes(bounds[kind])}`];
  });
