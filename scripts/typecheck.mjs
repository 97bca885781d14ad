// npm run typecheck: TypeScript alone.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './sources.mjs';
import { readArguments } from './usage.mjs';

/** Each has its own environment: everything, the browser, any runtime, and the JavaScript of scripts. */
const projects = ['.', 'client', 'shared', 'scripts'];

readArguments(`npm run typecheck
Checks the types of all TypeScript, and of the scripts by their JSDoc; writes nothing.`);
ensureInstalled();

const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
const passes = (project) =>
  spawnSync(process.execPath, [tsc, '-p', project], { cwd: root, stdio: 'inherit' }).status === 0;
process.exitCode = projects.every(passes) ? 0 : 1;
