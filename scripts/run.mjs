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
