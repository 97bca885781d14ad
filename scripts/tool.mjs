// Runs a command of server/tools/ or tests/contract/ with the arguments that follow its name.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { root } from './sources.mjs';

const [tool] = process.argv.splice(2, 1);
ensureInstalled();
const { buildTools } = await import('./build/bundles.mjs');
const { reportFailure } = await import('./build/failure.mjs');
// A folder of its own, so that two tools at once do not read what the other is writing.
const out = path.join(root, 'dist-tools', String(process.pid));
process.on('exit', () => rmSync(out, { recursive: true, force: true }));
try {
  await buildTools(out);
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
await import(pathToFileURL(path.join(out, `${tool}.js`)));
