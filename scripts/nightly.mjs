// npm run nightly: checks that take long or need programs of the system, one after another.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { makeReady } from './ready.mjs';
import { runSteps } from './run.mjs';
import { root } from './sources.mjs';
import { checkNames, exitCodes, readArguments } from './usage.mjs';

const vitest = 'node_modules/vitest/vitest.mjs';

/** A script for each part; what it prints last where it ends with `exitCodes.missing` says what is missing. */
const parts = {
  pages: [vitest, 'run', '--project', 'browser', 'tests/browser/pages'],
  engines: [vitest, 'run', '--project', 'engines'],
  fuzz: ['fuzz/run.mjs'],
  deploy: [vitest, 'run', '--project', 'deploy'],
  clients: ['bench/clients.mjs'],
  restarts: ['bench/restarts.mjs'],
  mutate: ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'],
};

/** What the projects of vitest take; the other parts read their arguments themselves. */
const usages = {
  pages: `npm run nightly -- pages [<part of a file's name> …]
Asks every page in every language, width and theme what npm test asks of a sample.
Example: npm run nightly -- pages accessibility`,
  engines: `npm run nightly -- engines [--only chromium|firefox|webkit] [<part of a file's name> …]
Asks Chromium, Firefox and WebKit what matters to a visitor, and installs what is missing where it may.
Example: npm run nightly -- engines --only webkit`,
  deploy: `npm run nightly -- deploy [<part of a file's name> …]
Tests what stands in deploy/ by the programs that read it: nginx, Caddy, Docker Compose, kubectl, promtool and systemd of
a Debian that it makes beside this system (root, debootstrap, a minute and 1 GB).
Example: npm run nightly -- deploy nginx`,
};

const usage = `npm run nightly [-- <part> [its options]]
Runs all parts and prints a table, or one part with options of its own; --help after its name lists these.
  pages     every page in Chromium, in every language, width and theme
  engines   the pages in Chromium, Firefox and WebKit
  fuzz      generated requests, well-formed and not
  deploy    what stands in deploy/, by the programs that read it
  clients   slow and many clients, while others are served
  restarts  two instances behind nginx, restarted while visitors ask
  mutate    each expression of the pure parts changed: a unit test has to fail
Example: npm run nightly -- engines --only webkit`;

/**
 * Arguments and environment of a part, from its command line.
 * @param {string} name
 * @param {string[]} args
 * @returns {{ args: string[], env: NodeJS.ProcessEnv }}
 */
const read = (name, args) => {
  if (!usages[name]) return { args, env: {} };
  const more = { allowPositionals: true, args };
  if (name !== 'engines')
    return {
      args: readArguments(usages[name], {}, more).positionals,
      env: name === 'pages' ? { EVERY_DOCUMENT: '1' } : {},
    };
  const { values, positionals } = readArguments(usages[name], { only: { type: 'string' } }, more);
  if (values.only === undefined) return { args: positionals, env: {} };
  checkNames('--only', [values.only], ['chromium', 'firefox', 'webkit']);
  return { args: positionals, env: { ENGINES: values.only } };
};

/** Runs a part; its output goes to the reader as it comes. */
const run = async (name, given = []) => {
  const { args, env } = read(name, given);
  if (usages[name]) await makeReady();
  const [script = '', ...own] = parts[name];
  const child = spawn(process.execPath, [path.join(root, script), ...own, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'pipe'],
    env: { ...process.env, ...env },
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

/** How a part ends, as the table says it. */
const stepOf = (name) => async () => {
  const { code, last } = await run(name);
  const failed = code === exitCodes.missing ? `failed: ${last}` : 'failed';
  return { ok: code === 0, note: code === 0 ? 'passed' : failed };
};

const [part, ...args] = process.argv.slice(2);
if (part === undefined || part.startsWith('-')) {
  readArguments(usage);
  const steps = Object.fromEntries(Object.keys(parts).map((name) => [name, stepOf(name)]));
  const outcomes = await runSteps(steps);
  process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
} else {
  checkNames('a part', [part], Object.keys(parts));
  process.exitCode = (await run(part, args)).code;
}
