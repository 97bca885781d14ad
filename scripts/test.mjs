// npm test: everything that decides whether a change may land. --quick leaves the browser out.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeReady } from './ready.mjs';
import { runPackage, runScript, runSteps } from './run.mjs';
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
let allPassed = 0;
let allFailed = 0;

const count = (passed, failed) => {
  allPassed += passed;
  allFailed += failed;
  return `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`;
};

/** A check that is one command. */
const command = (run) => () => {
  const ok = run() === 0;
  return { ok, note: count(Number(ok), Number(!ok)) };
};

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
    const passed = ok && numPassedTests > 0;
    // A file that cannot be loaded has no test that fails.
    const failed = numFailedTests || Number(!passed);
    return { ok: passed, note: count(numPassedTests, failed) + again.join('') };
  } catch {
    return { ok: false, note: count(0, 1) };
  }
};

/** The same command that developers run. */
const typecheck = () =>
  spawnSync('npm', ['run', '--silent', 'typecheck'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status;

await makeReady();
const outcomes = await runSteps({
  'format and lint': command(() =>
    runPackage('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  ),
  types: command(typecheck),
  'supply chain': command(() => runScript('scripts/deps.mjs')),
  unit: suite('unit'),
  http: suite('http'),
  bytes: suite('bytes'),
  ...(!quick && { browser: suite('browser') }),
});
rmSync(reports, { recursive: true, force: true });
console.log(`\n${allPassed} passed, ${allFailed} failed`);
process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1);
