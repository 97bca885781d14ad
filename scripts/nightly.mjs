// npm run nightly: checks that take long or need programs of the system, one after another.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './sources.mjs';
import { checkNames, exitCodes, readArguments } from './usage.mjs';

/** A script for each part; what it prints last where it ends with `exitCodes.missing` says what is missing. */
const parts = {
  engines: ['scripts/engines.mjs'],
  fuzz: ['fuzz/run.mjs'],
  deploy: ['scripts/deploy/test.mjs'],
  clients: ['bench/clients.mjs'],
  restarts: ['bench/restarts.mjs'],
  mutate: ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'],
};
const names = Object.keys(parts);

const usage = `npm run nightly [-- <part> [its options]]
Runs all parts and prints a table, or one part with options of its own; --help after its name lists these.
  engines   the pages in Chromium, Firefox and WebKit
  fuzz      generated requests, well-formed and not
  deploy    what stands in deploy/, by the programs that read it
  clients   slow and many clients, while others are served
  restarts  two instances behind nginx, restarted while visitors ask
  mutate    each expression of the pure parts changed: a unit test has to fail
Example: npm run nightly -- engines --only webkit`;

/** Runs a part; its output goes to the reader as it comes. */
const run = async ([script = '', ...own], args) => {
  const child = spawn(process.execPath, [path.join(root, script), ...own, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'pipe'],
  });
  let last = '';
  const lines = createInterface({ input: child.stderr });
  lines.on('line', (line) => {
    console.error(line);
    if (line.trim() !== '') last = line.trim();
  });
  const [code] = await once(child, 'close');
  return { code: code ?? 1, last };
};

/** What the table says of an ending. */
const resultOf = ({ code, last }) =>
  ({ 0: 'passed', [exitCodes.missing]: `failed: ${last}` })[code] ?? 'failed';

const runAll = async () => {
  const rows = [];
  for (const [name, script] of Object.entries(parts)) {
    console.log(`\n── ${name}`);
    const start = performance.now();
    const ended = await run(script, []);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    rows.push({ name, seconds, ok: ended.code === 0, result: resultOf(ended) });
  }
  console.log('\n── summary');
  for (const { name, seconds, ok, result } of rows)
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(10)} ${`${seconds} s`.padStart(7)}  ${result}`);
  return rows.every(({ ok }) => ok) ? 0 : 1;
};

const [part, ...args] = process.argv.slice(2);
if (part === undefined || part.startsWith('-')) {
  readArguments(usage);
  process.exitCode = await runAll();
} else {
  checkNames('a part', [part], names);
  process.exitCode = (await run(parts[part], args)).code;
}
