import { inMebibytes } from './memory';
import type { Memory, Running } from './server';
import type { Tally } from './tally';

/** The server's memory after so many requests. */
export type Measured = { requests: number; memory: Memory };

const thousands = (count: number): string => count.toLocaleString('en');

const rowsOf = (counts: Map<string, number>): string[] =>
  [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => `  ${name.padEnd(16)} ${thousands(count).padStart(12)}`);

/** One line about a run that goes on. */
export const progressLine = (tally: Tally, seconds: number, rss: number): string =>
  [
    `${thousands(tally.requests)} requests`,
    `${thousands(Math.round(tally.requests / seconds))} a second`,
    `slowest ${tally.slowest.ms.toFixed(0)} ms`,
    `rss ${inMebibytes(rss)}`,
  ].join(', ');

/** What a run has seen, as the lines of its summary. */
export const summary = (
  tally: Tally,
  measured: readonly Measured[],
  { log }: Running,
  seconds: number,
): string[] => [
  `${thousands(tally.requests)} requests over ${thousands(tally.connections)} connections in ${seconds.toFixed(1)} s (${thousands(Math.round(tally.requests / seconds))} a second)`,
  'answers by status',
  ...rowsOf(tally.statuses),
  `time of an answer: p50 ${tally.percentile(0.5).toFixed(1)} ms, p99 ${tally.percentile(0.99).toFixed(1)} ms, slowest ${tally.slowest.ms.toFixed(1)} ms`,
  `  late, and in time when asked again: ${thousands(tally.late)}`,
  `  slowest among: ${JSON.stringify(tally.slowest.bytes).slice(0, 300)}`,
  'memory of the server, the heap after a collection',
  ...measured.map(
    ({ requests, memory }) =>
      `  after ${thousands(requests).padStart(12)}: rss ${inMebibytes(memory.rss)}, heap ${inMebibytes(memory.heapUsed)}`,
  ),
  'lines of its log by level',
  ...rowsOf(log.levels),
];
