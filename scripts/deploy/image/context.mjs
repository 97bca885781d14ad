// A folder to build from in which a careless developer has left everything that must not come into an image.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** A copy of the sources with a word planted in each of those places. */
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
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
