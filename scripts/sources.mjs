// What a build is made of, as one hash: a build is stale when the hash of its sources differs.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { givenSiteName } from './siteName.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const folders = ['client', 'server', 'shared', 'public', 'scripts/build'];
const files = [
  'build.mjs',
  'scripts/loadSource.mjs',
  'scripts/siteName.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

const listFolder = async (folder) => {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
};

/**
 * SHA-256 over the names and contents of all sources, and the brand that pictures have drawn into them:
 * the same on every machine and checkout.
 */
export const hashSources = async () => {
  const names = [...files, ...(await Promise.all(folders.map(listFolder))).flat()].sort();
  // One after another: together they are more files than some systems let a process open.
  const hash = createHash('sha256').update(givenSiteName() ?? '');
  for (const name of names) {
    const content = readFileSync(path.join(root, name));
    hash.update(`${name.replaceAll(path.sep, '/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};

/** Whether dist/ is whole, for production, and made of the present sources. */
export const isBuilt = async () => {
  try {
    const assets = JSON.parse(await readFile(path.join(root, 'dist/assets.json'), 'utf8'));
    const entries = Object.values(assets.entries).map((entry) => path.join('client', entry));
    const needed = ['server/main.js', 'client.meta.json', ...entries];
    const whole = needed.every((file) => existsSync(path.join(root, 'dist', file)));
    return whole && !assets.dev && assets.sources === (await hashSources());
  } catch {
    return false;
  }
};
