// Installs what is missing and builds what is stale: what `start`, `test` and the tools begin with. Uses nothing but
// Node, for it runs before there is anything else.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isBuilt, root } from './sources.mjs';
import { exitWithError } from './usage.mjs';

const readPackages = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;

/** Whether every package of the lock file is there in its version; of the optional ones npm has installed what fits. */
const isInstalled = (folder) => {
  const record = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(path.join(root, record))) return false;
  const installed = readPackages(record);
  return Object.entries(readPackages(path.join(folder, 'package-lock.json'))).every(
    ([name, { version, optional }]) =>
      name === '' ||
      (optional && !installed[name]) ||
      (installed[name]?.version === version &&
        existsSync(path.join(root, folder, name, 'package.json'))),
  );
};

/**
 * Runs `npm ci` where something is missing; ends the process where it fails, or where Node is too old.
 * @param {string} [folder] with a lock file of its own
 */
export const ensureInstalled = (folder = '') => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    exitWithError(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  if (isInstalled(folder)) return;
  console.error(`installing packages from ${path.join(folder, 'package-lock.json')} …`);
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--include=dev', '--loglevel=error'],
    // What npm prints is no part of what a script of ours prints.
    { cwd: path.join(root, folder), stdio: ['ignore', 2, 2], shell: process.platform === 'win32' },
  );
  if (status !== 0) exitWithError('npm ci failed: the message above says why');
};

/** Resolves when packages and dist/ are as the sources want them; ends the process where it fails. */
export const ensureBuilt = async () => {
  ensureInstalled();
  if (await isBuilt()) return;
  console.error('building …');
  // In a process of its own: its memory (300 MB) is freed when it ends. What it prints is no part of what a script of
  // ours prints.
  const build = spawnSync(process.execPath, ['build.mjs'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (build.status !== 0) process.exit(1);
};
