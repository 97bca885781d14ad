// npm run bench -- clients: slow and many clients, while others are served; bench/RESULTS.md keeps it.
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ensureBuilt } from '../scripts/ready.mjs';
import { root } from '../scripts/sources.mjs';
import { checkNames, exitCodes, exitWithError, readArguments } from '../scripts/usage.mjs';
import { during } from './clients/load.mjs';
import { startWatchedSite } from './clients/site.mjs';
import { resident } from './support/load.mjs';
import { missingPrograms } from './support/programs.mjs';
import { table, writeSection } from './support/results.mjs';

/**
 * What holds, whoever else is there: the others' 99th percentile in milliseconds, resident memory in MiB while
 * readers stall, growth of the heap in MiB by those who leave.
 */
const budget = { p99: 100, resident: 300, heap: 2 };

/**
 * How many of whom, and after how many milliseconds the last of them has to be gone. Of those who stall the system
 * itself takes all that some have asked for: they are idle then, and stay as long as a proxy's connections.
 */
const attacks = [
  { behaviour: 'drips', count: 500, gone: 15_000 },
  { behaviour: 'says nothing', count: 500, gone: 15_000 },
  { behaviour: 'stalls', count: 1000, gone: 85_000 },
  { behaviour: 'trickles', count: 200, gone: 125_000 },
];

const leavers = 1000;

/** They come one after another: milliseconds for each. */
const arrival = 5;

const { only } = readArguments(
  `npm run bench -- clients [--only <what they do>]
500 clients who drip their headers, 500 who say nothing, 1,000 who read nothing, 200 who read a little, 1,000 who
leave, while others are served: their times, memory, when the last is gone.
Example: npm run bench -- clients --only stalls`,
  { only: { type: 'string' } },
).values;
if (only !== undefined)
  checkNames(
    '--only',
    [only],
    attacks.map(({ behaviour }) => behaviour),
  );

const missing = missingPrograms(['taskset']);
if (missing) exitWithError(missing, exitCodes.missing);
await ensureBuilt();
// The clients have the core that the server does not have.
execFileSync('taskset', ['-a', '-cp', '1', String(process.pid)], { stdio: 'ignore' });

const client = path.join(root, 'dist/client');

/** The address of the largest file, which is read from the disk for each of its readers. */
const largest = () => {
  const files = readdirSync(path.join(client, 'assets'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(avif|webp)$/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const [file = ''] = files.sort((a, b) => statSync(b).size - statSync(a).size);
  return `/${path.relative(client, file).replaceAll(path.sep, '/')}`;
};

/** A thread of bad clients, and when it says that all of them have ended. */
const bad = (behaviour, count) => {
  const workerData = { port: site.port, behaviour, count, target: largest() };
  const worker = new Worker(new URL('./clients/bad.mjs', import.meta.url), { workerData });
  const ended = new Promise((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
  ended.catch(() => {});
  return { ended, stop: () => worker.terminate() };
};

/** Sends bad clients, and resolves with the milliseconds until the server has let go of all of them. */
const untilGone = async (behaviour, count, longest) => {
  const before = site.sockets();
  const { stop } = bad(behaviour, count);
  const start = performance.now();
  let most = 0;
  let gone = Number.POSITIVE_INFINITY;
  while (gone === Number.POSITIVE_INFINITY && performance.now() - start < longest) {
    await pause(100);
    const now = site.sockets();
    most = Math.max(most, now);
    // Others come and go meanwhile: on 32 connections.
    if (most > before + count / 2 && now <= before + 32) gone = performance.now() - start;
  }
  await stop();
  return { gone, most: most - before };
};

const ms = (value) => `${value.toFixed(1)} ms`;
const mib = (value) => `${value.toFixed(0)} MiB`;

const rows = [];
const misses = [];
const hold = (holds, what) => {
  if (!holds) misses.push(what);
};

/** Serves others while something goes on, and notes how. */
const serve = async (site, title, work) => {
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, resident(site.pid));
  }, 100);
  const { outcome, requests, failed, median, p99, longest } = await during(site.port, work);
  clearInterval(watch);
  hold(failed === 0, `${title}: ${failed} requests of others failed`);
  hold(p99 <= budget.p99, `${title}: the others' p99 is ${ms(p99)}`);
  hold(peak <= budget.resident, `${title}: ${mib(peak)} resident`);
  return { outcome, cells: [requests, failed, ms(median), ms(p99), ms(longest), mib(peak)] };
};

const site = await startWatchedSite();
try {
  const { cells } = await serve(site, 'nobody', pause(10_000));
  rows.push(['nobody else', ...cells, '']);
  for (const { behaviour, count, gone } of attacks) {
    if (only && only !== behaviour) continue;
    const latest = gone + count * arrival;
    const title = `${count} × ${behaviour}`;
    console.error(`${title} …`);
    const work = untilGone(behaviour, count, latest + 10_000);
    const { outcome, cells: measured } = await serve(site, title, work);
    const last = `${(outcome.gone / 1000).toFixed(1)} s`;
    hold(outcome.most >= count * 0.9, `${title}: only ${outcome.most} were there at once`);
    hold(outcome.gone <= latest, `${title}: the last was gone after ${last}`);
    rows.push([title, ...measured, last]);
  }
  const leave = async () => {
    const { ended, stop } = bad('leaves', leavers);
    await ended;
    await stop();
  };
  // The first thousand brings what every connection brings once.
  await leave();
  const before = await site.heap();
  const title = `${leavers} × leaves in the middle`;
  console.error(`${title} …`);
  rows.push([title, ...(await serve(site, title, leave())).cells, '']);
  await pause(1_000);
  const grown = (await site.heap()) - before;
  hold(grown <= budget.heap, `the heap has grown by ${grown.toFixed(2)} MiB`);
  const errors = site.errors();
  hold(errors.length === 0, `the log has ${errors.length} errors: ${errors[0]}`);
  const text = `The server on one core; the clients, and 200 requests a second of others, on the other. Owed: no request of
others fails, their 99th percentile is at most ${budget.p99} ms, resident memory at most ${budget.resident} MiB.

${table([['bad clients', 'requests of others', 'failed', 'median', 'p99', 'longest', 'resident, most', 'last gone after'], ...rows])}

Heap after those who left, and a collection: ${grown.toFixed(2)} MiB more than before them (budget: at most ${budget.heap}).
Errors in the log: ${errors.length}. ${misses.length === 0 ? 'All of it held.' : `Missed: ${misses.join('; ')}.`}`;
  writeSection('Slow and many clients', text);
  console.log(text);
} finally {
  await site.stop();
}
process.exit(misses.length === 0 ? 0 : 1);
