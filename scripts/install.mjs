// Installs what is missing, from the lock file. Uses nothing but Node, for it runs before there is
// anything else.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './sources.mjs';

/** The oldest Node that this runs on. */
const oldest = { major: 20, minor: 19 };

/** Ends the process with a sentence where Node is too old; a stack would say nothing to anybody. */
export const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return;
  console.error(
    `Node ${oldest.major}.${oldest.minor} or newer is needed; this is ${process.versions.node}.`,
  );
  process.exit(1);
};

const readPackages = (file) => {
  const { packages } = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  return packages;
};

/** The version of the GNU C library, which other systems do not have. */
const glibc = () => {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    process.report?.getReport()
  );
  return report.header.glibcVersionRuntime;
};

/** Whether a package is for this machine; optional ones are installed where they fit only. */
const fits = ({ os, cpu, libc }) =>
  (!os || os.includes(process.platform)) &&
  (!cpu || cpu.includes(process.arch)) &&
  (!libc || libc.includes(glibc() ? 'glibc' : 'musl'));

/** Whether every package of the lock file that this machine needs is there, in its version. */
export const isInstalled = () => {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(path.join(root, record))) return false;
  const installed = readPackages(record);
  const needed = Object.entries(readPackages('package-lock.json')).filter(
    ([name, entry]) => name !== '' && fits(entry) && (!entry.optional || entry.cpu),
  );
  return needed.every(
    ([name, { version }]) =>
      installed[name]?.version === version && existsSync(path.join(root, name, 'package.json')),
  );
};

/** Runs `npm ci` where something is missing; ends the process where it fails. */
export const ensureInstalled = () => {
  checkNode();
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
