// npm run deps: what is asked of packages. The check of the lock file is our own: lockfile-lint takes a package
// without a hash for sound where the lock file names no registry (.npmrc, omit-lockfile-registry-resolved).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './ready.mjs';
import { runScript } from './run.mjs';
import { root } from './sources.mjs';
import { readArguments } from './usage.mjs';

readArguments(`npm run deps
Checks the packages: every one has its SHA-512 and an allowed licence in the lock file, and a use (knip).`);
ensureInstalled();
const { lockFaults } = await import('./deps/lockFaults.mjs');

const locks = ['.', 'tests/samples', 'tests/engines'].map((folder) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package-lock.json'), 'utf8')),
);
const faults = locks.flatMap(lockFaults);
for (const fault of faults) console.error(fault);
const count = locks.reduce((sum, { packages }) => sum + Object.keys(packages).length - 1, 0);
if (faults.length === 0) console.log(`${count} packages with SHA-512 and known licence`);
// Knip runs even if a lock file has faults.
const used = runScript('node_modules/knip/bin/knip.js', ['--no-progress']) === 0;
process.exitCode = faults.length === 0 && used ? 0 : 1;
