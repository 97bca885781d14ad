// npm run deps: what is asked of packages. The check of the lock file is our own: lockfile-lint takes a package
// without a hash for sound where the lock file names no registry (.npmrc, omit-lockfile-registry-resolved).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lockFaults } from './deps/lockFaults.mjs';
import { ensureInstalled } from './install.mjs';
import { runPackage } from './run.mjs';
import { root } from './sources.mjs';
import { readArguments } from './usage.mjs';

readArguments(`npm run deps
Checks the packages: every one has its SHA-512 in the lock file (our own check), an allowed licence
(license-checker-rseidelsohn), and a use (knip).`);

/**
 * Licences of tools beside those that are shipped. Nobody gets a copy of a tool from us, and the build refuses
 * to bundle anything that is not in scripts/build/licences.mjs.
 */
const ofTools = [
  // axe-core, lightningcss: asks for the sources of its own files where they are passed on.
  'MPL-2.0',
  // libvips: a library of its own that sharp loads and a build draws with.
  'LGPL-3.0-or-later',
  // argparse: asks for a list of changes where it is passed on.
  'Python-2.0',
  // pako: asks that changed copies say so.
  'Zlib',
  // spdx-license-ids, spdx-exceptions: lists of names, no programs.
  'CC0-1.0',
  'CC-BY-3.0',
  // caniuse-lite: a table of browsers that the mutation tester installs.
  'CC-BY-4.0',
];

const checkLock = () => {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const faults = lockFaults(lock);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) return false;
  console.log(`${Object.keys(lock.packages).length - 1} packages, all with their SHA-512`);
  return true;
};

const checkLicences = async () => {
  const { shippable } = await import('./build/licences.mjs');
  const check = (allowed, ...args) =>
    runPackage('license-checker-rseidelsohn/bin/license-checker-rseidelsohn.js', [
      ...['--excludePrivatePackages', '--summary', '--onlyAllow', allowed.join(';'), ...args],
    ]) === 0;
  return [check(shippable, '--production'), check([...shippable, ...ofTools])].every(Boolean);
};

ensureInstalled();
// Each has its own to say, also after one that fails.
const outcomes = [
  checkLock(),
  await checkLicences(),
  runPackage('knip/bin/knip.js', ['--no-progress']) === 0,
];
if (!outcomes.every(Boolean)) process.exitCode = 1;
