// package-lock.json, as the checks of the supply chain read it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../sources.mjs';

const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

export const readLock = () => read('package-lock.json');
export const readManifest = () => read('package.json');

/** Every package of a lock file, those for other machines too: what the lock says, its place and its name. */
export const packagesOf = (lock) =>
  Object.entries(lock.packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({ name: place.replace(/^.*node_modules\//, ''), ...entry, place }));
