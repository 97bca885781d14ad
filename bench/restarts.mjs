// npm run bench -- restarts: two instances behind nginx (deploy/nginx/) are restarted in turn while visitors ask, the
// first times with another build; bench/RESULTS.md keeps how many requests failed.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from '../scripts/ready.mjs';
import { root } from '../scripts/sources.mjs';
import { exitCodes, exitWithError, readArguments } from '../scripts/usage.mjs';
import { visitUntil } from './restarts/visitors.mjs';
import { freePort } from './support/freePort.mjs';
import { table, writeSection } from './support/results.mjs';
import { end, startSite } from './support/site.mjs';
import { wholeNumber } from './support/wholeNumber.mjs';

const { values } = readArguments(
  `npm run bench -- restarts [--restarts 10]
Restarts two instances behind nginx in turn while visitors ask, the first times with another build, and counts the
requests that fail. Needs root on a Debian or Ubuntu.
Example: npm run bench -- restarts --restarts 2`,
  { restarts: { type: 'string', default: '10' } },
);
const restarts = wholeNumber('--restarts', values.restarts, 2);

/** Longer than nginx leaves an instance out that did not answer, in milliseconds. */
const between = 1_500;

/** What a checkout does not have, or what the build does not read. */
const left = /^(node_modules|dist.*|\.git|\.stryker-tmp|screens)$/;

/** Builds another version from a copy of the sources in `folder`: every page's script has another name. */
const buildNext = (folder, previous) => {
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !left.test(path.relative(root, source)),
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const file = path.join(folder, 'client/document/entry.ts');
  const text = readFileSync(file, 'utf8');
  const changed = text.replace('const pause = 500;', 'const pause = 501;');
  if (changed === text) throw new Error(`${file} has no pause of 500`);
  writeFileSync(file, changed);
  execFileSync(process.execPath, ['build.mjs', '--previous', previous], { cwd: folder });
};

await ensureBuilt();
const { loadSource } = await import('../scripts/build/esbuild.mjs');
const { ensureToolbox } = await loadSource('tests/deploy/support/toolbox.ts');
const { missing } = ensureToolbox();
if (missing !== undefined) exitWithError(missing, exitCodes.missing);
const { sampleHost, startNginxSample } = await loadSource('tests/deploy/support/nginxSample.ts');
const copy = mkdtempSync(path.join(tmpdir(), 'jandaia-restarts-'));
const [dist, nextDist] = [root, copy].map((folder) => path.join(folder, 'dist'));

const startInstance = (build, port) =>
  startSite({
    main: path.join(build, 'server/main.js'),
    settings: { TRUST_PROXY: '1' },
    port,
  });

/** Ends an instance as a supervisor does; resolves with what is wrong with its end, if anything is. */
const endInstance = async ({ child, logFile, stop }) => {
  await end(child, 'SIGTERM');
  const last = readFileSync(logFile, 'utf8').trim().split('\n').at(-1);
  await stop();
  const well = child.exitCode === 0 && last?.includes('"stopped"');
  return well ? [] : [`an instance ended with ${child.exitCode}: ${last}`];
};

const instances = [];
const faults = [];
let nginx;
try {
  console.error('building the next version …');
  buildNext(copy, dist);
  const ports = [await freePort(), await freePort()];
  for (const port of ports) instances.push(await startInstance(dist, port));
  nginx = await startNginxSample(ports, { unlimited: true });

  const restartAll = async () => {
    for (let done = 0; done < restarts; done += 1) {
      const at = done % ports.length;
      await pause(between);
      faults.push(...(await endInstance(instances[at])));
      instances[at] = await startInstance(nextDist, ports[at]);
      console.error(`restart ${done + 1} of ${restarts}`);
    }
    await pause(between);
  };
  const site = { port: nginx.https, host: sampleHost, ca: nginx.ca };
  const seen = await visitUntil(restartAll(), site);
  if (seen.scripts.size !== 2) faults.push(`${seen.scripts.size} builds were seen, and not 2`);
  const failed = seen.faults.length;

  const sorted = seen.times.sort((a, b) => a - b);
  const ms = (share) => `${sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(0)} ms`;
  const said = [...new Set([...faults, ...seen.faults])].slice(0, 20).map((fault) => `- ${fault}`);
  const text = `Two instances behind the nginx of deploy/nginx/, all on the cores of this machine, as busy as 24 visitors who ask
one thing after another make them. Restarted in turn, the first two times with another build. No cache answers:
each address has a query of its own.

${table([['asked for', 'requests'], ...seen.kinds])}

**${failed} failed of ${sorted.length}**, over ${restarts} restarts; median ${ms(0.5)}, p99 ${ms(0.99)}, longest ${ms(1)}.

${said.join('\n')}`;
  writeSection('Restarts', text);
  console.log(text);
  process.exitCode = failed + faults.length === 0 ? 0 : 1;
} finally {
  await nginx?.stop();
  for (const { stop } of instances) await stop();
  rmSync(copy, { recursive: true, force: true });
}
