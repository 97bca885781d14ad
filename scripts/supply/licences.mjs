// npm run licences: how many packages of the lock file are under which licence, and those that are under none of
// ours: scripts/build/licences.mjs, and toolLicences.mjs for tools.
import { ensureInstalled } from '../install.mjs';
import { packagesOf, readLock } from './lockFile.mjs';

ensureInstalled();
const { countLicences, licenceFaults } = await import('./licenceFaults.mjs');

const packages = packagesOf(readLock());
for (const [licence, count] of countLicences(packages))
  console.log(`${String(count).padStart(4)}  ${licence}`);
const faults = licenceFaults(packages);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
