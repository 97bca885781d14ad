// npm test: everything that decides whether a change may land. --quick leaves out what takes long.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './ready.mjs';
import { runScript, runSteps } from './run.mjs';
import { root } from './sources.mjs';
import { readArguments } from './usage.mjs';

const { quick } = readArguments(
  `npm test, npm run check
Installs and builds what is missing, then runs everything that decides whether a change may land: lint, types,
packages, unit, HTTP, byte limits, browser.
  --quick  leaves out the browser and the tests that start programs, as npm run check does
Example: npm test -- --quick`,
  { quick: { type: 'boolean', default: false } },
).values;

/**
 * Starts an npm script beside the others. Its step waits for it, prints its output, and counts only the remaining wait.
 */
const npm = (name) => {
  const child = spawn('npm', ['run', '--silent', name], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part));
  const ended = once(child, 'close');
  return async () => {
    const [code] = await ended;
    process.stdout.write(Buffer.concat(parts));
    return { ok: code === 0 };
  };
};

/** Tests that start programs (servers, commands): they take half the time of their suites. */
const programs = 'tests/http/**/{dev,process*,doctor*,metrics,bundle,tools}.test.ts';

/** Runs projects of vitest and counts their tests; the summary names those that failed. A run without a test has failed. */
const suite =
  (...projects) =>
  () => {
    const report = path.join(root, `node_modules/.cache/tests-${process.pid}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const named = projects.map((name) => `--project=${name}`);
    const fewer = quick ? ['--exclude', programs] : [];
    const options = ['run', ...named, ...fewer, ...reporters];
    const ended = runScript('node_modules/vitest/vitest.mjs', options);
    try {
      const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
      rmSync(report);
      const lines = [];
      let failed = 0;
      for (const { name, status, assertionResults } of testResults) {
        const file = path.relative(root, name);
        const faults = assertionResults.filter((test) => test.status === 'failed');
        // A file that cannot be loaded has no test that fails.
        failed += faults.length || Number(status !== 'passed');
        if (status !== 'passed' && faults.length === 0) lines.push(file);
        for (const test of faults) lines.push(`${file}: ${test.fullName}`);
      }
      const ok = ended === 0 && numPassedTests > 0;
      const counts = `${numPassedTests} passed${failed > 0 ? `, ${failed} failed` : ''}`;
      return { ok, note: [counts, ...lines].join('\n    ') };
    } catch {
      return { ok: false, note: 'no test was run' };
    }
  };

await ensureBuilt();
const passed = await runSteps({
  'format and lint': npm('lint'),
  types: npm('typecheck'),
  'supply chain': npm('deps'),
  'unit, HTTP, bytes': suite('unit', 'http', 'bytes'),
  ...(!quick && { browser: suite('browser') }),
});
process.exitCode = passed ? 0 : 1;
