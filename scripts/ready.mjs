// Installs what is missing and builds what is stale: what `start`, `test` and the tools begin with.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { isBuilt, root } from './sources.mjs';

const signals = ['SIGINT', 'SIGTERM'];

/** Builds in a child process: its memory (300 MB) is freed when it ends. Resolves with its exit code. */
const build = async () => {
  const child = spawn(process.execPath, [path.join(root, 'build.mjs')], {
    // What the builder prints is no part of what a script of ours prints.
    stdio: ['ignore', 2, 2],
  });
  const pass = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  const [code] = await once(child, 'exit');
  for (const signal of signals) process.off(signal, pass);
  return code;
};

/** Resolves when packages and dist/ are as the sources want them; ends the process where it fails. */
export const makeReady = async () => {
  ensureInstalled();
  if (await isBuilt()) return;
  console.error('building …');
  if ((await build()) !== 0) process.exit(1);
};
