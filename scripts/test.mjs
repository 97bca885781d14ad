// npm test: everything that decides whether a change may land. --quick leaves the browser out.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeReady } from './ready.mjs';
import { runPackage, runScript } from './run.mjs';
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

/** The same command that developers run. */
const runNpm = (name) =>
  spawnSync('npm', ['run', '--silent', name], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status === 0;

const biome = () =>
  runPackage('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']) === 0;

/** Runs one suite of vitest and counts its tests; a suite that runs no test has failed. */
const suite = (name) => () => {
  const report = path.join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ok = runPackage('vitest/vitest.mjs', ['run', '--project', name, ...reporters]) === 0;
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

/**
 * @typedef {{ ok: boolean, passed: number, failed: number, note?: string }} Outcome
 * @type {[name: string, step: () => boolean | Outcome][]}
 */
const steps = [
  ['format and lint', biome],
  ['types', () => runNpm('typecheck')],
  ['supply chain', () => runScript('scripts/deps.mjs') === 0],
  ['unit', suite('unit')],
  ['http', suite('http')],
  ['bytes', suite('bytes')],
];
if (!quick) steps.push(['browser', suite('browser')]);

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
