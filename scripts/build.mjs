// npm run build, and node build.mjs: builds for production or development.
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './sources.mjs';
import { readArguments } from './usage.mjs';

const { dev, out, previous } = readArguments(
  `npm run build [-- --dev] [--out <folder>] [--previous <folder>]
Builds the site into dist/.
  --dev       development builds of React, with source maps
  --out       another folder than dist
  --previous  the build whose hashed files are kept beside the new ones, where that is not the one it replaces
Example: npm run build -- --previous ../live/dist`,
  {
    dev: { type: 'boolean', default: false },
    out: { type: 'string', default: 'dist' },
    previous: { type: 'string' },
  },
).values;

ensureInstalled();
const start = performance.now();
const { buildSite } = await import('../build.mjs');
const { reportFailure } = await import('./build/failure.mjs');
const folder = path.resolve(root, out);
try {
  await buildSite({
    dev,
    out: folder,
    previous: previous === undefined ? folder : path.resolve(root, previous),
  });
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
console.log(`built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
