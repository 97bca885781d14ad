// wrk from the other core, and what it says.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Ours and the load's: one core each, so that neither disturbs the other. */
export const serverCore = ['taskset', '-c', '0'];
const loadCore = ['taskset', '-c', '1'];

const number = (text, pattern) => Number(pattern.exec(text)?.[1] ?? Number.NaN);

const milliseconds = (text, pattern) => {
  const [, amount, unit] = pattern.exec(text) ?? [];
  return Number(amount) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN);
};

/** Processor time of a process so far, in microseconds (Linux counts it in hundredths of a second). */
const cpuTime = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
};

/**
 * 64 connections ask one address for so many seconds. Resolves with answers a second, p99 in milliseconds and
 * the processor time of the server for each answer in microseconds; rejects where one answer was an error.
 */
export const load = async ({ url, pid, seconds, headers }) => {
  const args = ['wrk', '-t1', '-c64', `-d${seconds}`, '--latency'];
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`);
  const [program, ...rest] = [...loadCore, ...args, url];
  const before = cpuTime(pid);
  const { stdout } = await promisify(execFile)(program, rest);
  const spent = cpuTime(pid) - before;
  const answers = number(stdout, /(\d+) requests in/);
  if (/Socket errors|Non-2xx or 3xx/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return {
    perSecond: number(stdout, /Requests\/sec:\s+([\d.]+)/),
    p99: milliseconds(stdout, /99%\s+([\d.]+)(us|ms|s)/),
    cpu: spent / answers,
  };
};

/** Waits until a process does nothing by itself any more, such as the work that it puts off at its start. */
export const untilIdle = async (pid) => {
  let before = -1;
  for (let now = cpuTime(pid); now !== before; now = cpuTime(pid)) {
    before = now;
    await pause(1500);
  }
};

/** The middle of some numbers. */
export const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
};
