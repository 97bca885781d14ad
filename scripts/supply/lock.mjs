// npm run lock: whether package-lock.json installs the same everywhere, from nowhere but the registry.
import { lockFaults } from './lockFaults.mjs';
import { readLock, readManifest } from './lockFile.mjs';

const lock = readLock();
const faults = lockFaults(lock, readManifest());
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${Object.keys(lock.packages).length - 1} packages, all with their SHA-512`);
