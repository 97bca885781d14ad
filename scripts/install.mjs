// Installs what is missing, from the lock file. Uses nothing but Node, for it runs before there is
// anything else.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './sources.mjs';

const readPackages = (file) => {
  const { packages } = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  return packages;
};

/**
 * Whether every package of the lock file is there in its version. Optional ones are left out: of
 * those a machine has only what fits it.
 */
export const isInstalled = () => {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(path.join(root, record))) return false;
  const installed = readPackages(record);
  return Object.entries(readPackages('package-lock.json')).every(
    ([name, { version, optional, devOptional }]) =>
      name === '' || optional || devOptional || installed[name]?.version === version,
  );
};

/** Runs `npm ci` where something is missing; ends the process where it fails. */
export const ensureInstalled = () => {
  if (isInstalled()) return;
  console.error('installing packages from package-lock.json …');
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--include=dev', '--loglevel=error'],
    {
      cwd: root,
      // What npm prints is no part of what a script of ours prints.
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error('npm ci failed: the message above says why');
    process.exit(1);
  }
};
