// What a build is made of: its sources as one hash (a build is stale when that differs), and the settings.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';

export const root = path.resolve(import.meta.dirname, '..');

/** The variables that have a value. @param {NodeJS.Dict<string>} variables */
const given = (variables) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));

/**
 * What `.env` and the environment say now; the environment's settings win, but an empty one hides nothing. The file is
 * only read: loaded into the environment, its settings would reach the tests and outlive its edits.
 * @returns {NodeJS.Dict<string>}
 */
export const givenSettings = () => {
  const file = path.join(root, '.env');
  return {
    ...(existsSync(file) && given(parseEnv(readFileSync(file, 'utf8')))),
    ...given(process.env),
  };
};

/** `SITE_NAME`, if one is given: Open Graph images have it drawn into them. */
export const givenSiteName = () => givenSettings()['SITE_NAME']?.trim();

/** The paths of all files of a folder and of those in it, with slashes; of a folder that is not there, none. */
export const listFiles = async (folder) => {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((name) => name.replaceAll(path.sep, '/'));
};

const folders = ['client', 'server', 'shared', 'public', 'scripts/build'];
const files = ['scripts/sources.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * SHA-256 over the names and contents of all sources, and the brand that pictures have drawn into them:
 * the same on every machine and checkout.
 */
export const hashSources = async () => {
  const names = [...files];
  for (const folder of folders)
    for (const name of await listFiles(path.join(root, folder))) names.push(`${folder}/${name}`);
  // One after another: together they are more files than some systems let a process open.
  const hash = createHash('sha256').update(givenSiteName() ?? '');
  for (const name of names.sort()) {
    const content = readFileSync(path.join(root, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};

/** Whether dist/, which a build replaces as a whole, is made of the present sources. */
export const isBuilt = async () => {
  try {
    const assets = JSON.parse(await readFile(path.join(root, 'dist/assets.json'), 'utf8'));
    const whole = existsSync(path.join(root, 'dist/server/main.js'));
    return whole && assets.sources === (await hashSources());
  } catch {
    return false;
  }
};
