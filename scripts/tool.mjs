// Runs a command of server/tools/ or tests/contract/ with the arguments that follow its name.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { root } from './sources.mjs';

const [tool] = process.argv.splice(2, 1);
ensureInstalled();
const { buildTools, reportFailure } = await import('../build.mjs');
const out = path.join(root, 'dist-tools');
try {
  await buildTools(out);
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
await import(pathToFileURL(path.join(out, `${tool}.js`)));
