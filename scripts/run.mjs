// Programs that scripts start; their output goes straight to the reader.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './sources.mjs';

/**
 * Runs a script of Node, and tells its exit code.
 * @param {string} script
 * @param {string[]} [args]
 * @param {NodeJS.ProcessEnv} [env]
 */
export const runScript = (script, args = [], env = {}) =>
  spawnSync(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status ?? 1;

/**
 * Runs a command of an installed package, and tells its exit code.
 * @param {string} command
 * @param {string[]} [args]
 * @param {NodeJS.ProcessEnv} [env]
 */
export const runPackage = (command, args, env) =>
  runScript(path.join('node_modules', command), args, env);

/**
 * @typedef {{ ok: boolean, note?: string }} Outcome
 * @typedef {() => Outcome | Promise<Outcome>} Step
 */

/**
 * Runs steps one after another, also after one that fails, prints a table of how each ended, and gives their outcomes.
 * @param {Record<string, Step>} steps
 */
export const runSteps = async (steps) => {
  const rows = [];
  for (const [name, step] of Object.entries(steps)) {
    console.log(`\n── ${name}`);
    const start = performance.now();
    const outcome = await step();
    rows.push({ name, outcome, seconds: ((performance.now() - start) / 1000).toFixed(1) });
  }
  console.log('\n── summary');
  for (const { name, outcome, seconds } of rows)
    console.log(
      `${outcome.ok ? '✓' : '✗'} ${name.padEnd(16)} ${`${seconds} s`.padStart(8)}  ${outcome.note ?? ''}`,
    );
  return rows.map(({ outcome }) => outcome);
};
