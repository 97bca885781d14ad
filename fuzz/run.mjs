// npm run fuzz: installs and builds what is missing, and hands over to main.ts.
import { ensureInstalled } from '../scripts/install.mjs';
import { environment, nodeFlags } from '../scripts/production.mjs';
import { root } from '../scripts/sources.mjs';

ensureInstalled();
const { loadSource } = await import('../scripts/loadSource.mjs');
const { main, readOptions } = await loadSource('fuzz/main.ts');
// Before a build, which takes its time: a wrong word is said at once.
const options = readOptions(process.argv.slice(2));
const { makeReady } = await import('../scripts/ready.mjs');
await makeReady();
process.exitCode = await main(options, { root, nodeFlags, environment });
