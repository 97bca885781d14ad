// npm test: everything that decides whether a change may land. --quick leaves the browser out.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browsers.mjs';
import { makeReady } from './ready.mjs';
import { root } from './sources.mjs';
import { readArguments } from './usage.mjs';

const { quick } = readArguments(
  `npm test, npm run check
Installs and builds what is missing, then runs everything that decides whether a change may land: lint, types,
packages, unit, HTTP, byte limits, browser.
  --quick  leaves the browser out, as npm run check does
Example: npm test -- --quick`,
  { quick: { type: 'boolean', default: false } },
).values;
const reports = mkdtempSync(path.join(tmpdir(), 'jandaia-test-'));

/** Runs a script; its output goes straight to the reader. */
const runScript = (script, args = [], env = {}) =>
  spawnSync(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status === 0;

/** Runs a command of a package. */
const run = (command, args, env) => runScript(path.join('node_modules', command), args, env);

const biome = () => run('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']);

const types = () => runScript('scripts/typecheck.mjs');

const supplyChain = () => runScript('scripts/deps.mjs');

/** Runs one suite of vitest and counts its tests; a suite that runs no test has failed. */
const suite = (name, env) => () => {
  const report = path.join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ok = run('vitest/vitest.mjs', ['run', '--project', name, ...reporters], env);
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    // A test that passed and has messages of a failure was asked twice.
    const again = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `\n    only at the second try: ${fullName}`);
    const ran = ok && numPassedTests > 0;
    return { ok: ran, passed: numPassedTests, failed: numFailedTests, note: again.join('') };
  } catch {
    return { ok: false, passed: 0, failed: 1 };
  }
};

const browser = () => {
  const { found, missing } = ensureBrowser('chromium');
  if (found) return suite('browser', { CHROME_PATH: found })();
  console.error(missing);
  return { ok: false, passed: 0, failed: 1, note: `: ${missing}` };
};

/**
 * @typedef {{ ok: boolean, passed: number, failed: number, note?: string }} Outcome
 * @type {[name: string, step: () => boolean | Outcome][]}
 */
const steps = [
  ['format and lint', biome],
  ['types', types],
  ['supply chain', supplyChain],
  ['unit', suite('unit')],
  ['http', suite('http')],
  ['bytes', suite('bytes')],
];
if (!quick) steps.push(['browser', browser]);

await makeReady();
const results = steps.map(([name, step]) => {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const outcome = step();
  const { ok, passed, failed, note } =
    typeof outcome === 'boolean'
      ? { ok: outcome, passed: Number(outcome), failed: Number(!outcome) }
      : outcome;
  return { name, ok, passed, failed, note, seconds: (performance.now() - start) / 1000 };
});
rmSync(reports, { recursive: true, force: true });

console.log('\n── summary');
for (const { name, ok, passed, failed, note, seconds } of results) {
  const counts = `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`;
  const time = `${seconds.toFixed(1)} s`.padStart(8);
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(16)} ${time}  ${counts}${note ?? ''}`);
}
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
const broken = results.filter(({ ok, failed }) => !ok && failed === 0).length;
console.log(`\n${total('passed')} passed, ${total('failed') + broken} failed`);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
