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

/** Runs projects of vitest and counts their tests; the summary names those that failed. A run without a test has failed. */
const suite =
  (...projects) =>
  () => {
    const report = path.join(reports, `${projects[0]}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const named = projects.map((name) => `--project=${name}`);
    const ok = runPackage('vitest/vitest.mjs', ['run', ...named, ...reporters]) === 0;
    try {
      const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
      const faults = testResults.flatMap(({ name, status, assertionResults }) => {
        const failed = assertionResults.filter((result) => result.status === 'failed');
        const file = path.relative(root, name);
        // A file that cannot be loaded has no test that fails.
        if (failed.length === 0) return status === 'passed' ? [] : [`\n    ${file}`];
        return failed.map(({ fullName }) => `\n    ${file}: ${fullName}`);
      });
      const again = testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName }) => `\n    only at the second try: ${fullName}`);
      const passed = ok && numPassedTests > 0;
      return {
        ok: passed,
        note:
          count(numPassedTests, faults.length || Number(!passed)) + [...faults, ...again].join(''),
      };
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
  'unit, HTTP, bytes': suite('unit', 'http', 'bytes'),
  ...(!quick && { browser: suite('browser') }),
});
rmSync(reports, { recursive: true, force: true });
console.log(`\n${allPassed} passed, ${allFailed} failed`);
process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1);
