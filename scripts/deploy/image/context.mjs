// A folder to build from in which a careless developer has left everything that must not come into an image.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../sources.mjs';
import { cache } from './builder.mjs';

const leftOut = new Set(['.git', 'node_modules', 'dist', 'screens', 'coverage', 'export']);

/** Where secrets lie, and what a stale build or somebody's packages would bring in. */
const places = [
  '.env',
  '.npmrc',
  '.git/config',
  'id_rsa',
  'server/.env.production',
  'client/.npmrc',
  'dist/client/assets/stale.js',
  'node_modules/stale/index.js',
];

/** Code that is in the script of every page: another number makes another file of it. */
const versioned = { file: 'client/later.ts', number: /(?<=const pause = )\d+/ };

/**
 * A copy of the sources with a word planted in each of those places; `nextVersion` changes them, so that a build of
 * them has scripts of other names.
 */
export const makeContext = (planted) => {
  const folder = mkdtempSync(path.join(cache, 'context-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (from) => !leftOut.has(path.relative(root, from)),
  });
  for (const place of places) {
    const file = path.join(folder, place);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `SECRET=${planted}\n`);
  }
  const nextVersion = () => {
    const file = path.join(folder, versioned.file);
    const text = readFileSync(file, 'utf8');
    const next = text.replace(versioned.number, (number) => String(Number(number) + 1));
    if (next === text) throw new Error(`${versioned.file} has nothing to change`);
    writeFileSync(file, next);
  };
  return { folder, nextVersion, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
