// npm run build: builds dist/. The steps are in scripts/build/; site.mjs has them in their order.
import path from 'node:path';
import { ensureInstalled } from './scripts/ready.mjs';
import { root } from './scripts/sources.mjs';
import { readArguments } from './scripts/usage.mjs';

const { previous } = readArguments(
  `npm run build [-- --previous <folder>]
Builds the site into dist/.
  --previous  the build whose hashed files are kept beside the new ones, where that is not the one it replaces
Example: npm run build -- --previous ../live/dist`,
  { previous: { type: 'string', default: 'dist' } },
).values;

ensureInstalled();
const start = performance.now();
const { buildSite } = await import('./scripts/build/site.mjs');
const { reportFailure } = await import('./scripts/build/failure.mjs');
try {
  await buildSite({ previous: path.resolve(root, previous) });
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
console.log(`built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
