// Programs that scripts start; their output goes straight to the reader.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './sources.mjs';

/**
 * Runs a script of Node, and tells its exit code.
 * @param {string} script
 * @param {string[]} [args]
 */
export const runScript = (script, args = []) =>
  spawnSync(process.execPath, [path.join(root, script), ...args], { cwd: root, stdio: 'inherit' })
    .status ?? 1;

/**
 * Runs steps one after another, also after one that fails, and prints a table of how each ended. Resolves with whether
 * all passed.
 * @typedef {{ ok: boolean, note?: string }} Outcome
 * @param {Record<string, () => Outcome | Promise<Outcome>>} steps
 */
export const runSteps = async (steps) => {
  const rows = [];
  let allPassed = true;
  for (const [name, step] of Object.entries(steps)) {
    console.log(`\n── ${name}`);
    const start = performance.now();
    const { ok, note = '' } = await step();
    const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    rows.push(`${ok ? '✓' : '✗'} ${name.padEnd(16)} ${seconds.padStart(8)}  ${note}`);
    allPassed &&= ok;
  }
  console.log(['\n── summary', ...rows].join('\n'));
  return allPassed;
};
