// npm run engines: what matters to a visitor, seen in Chromium, Firefox and WebKit. `-- --only firefox` asks
// one of them. Installs what is missing where it may; fails, and says what to install, where it may not.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browsers.mjs';
import { makeReady } from './ready.mjs';
import { root } from './sources.mjs';

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const engines = ['chromium', 'firefox', 'webkit'].filter((name) => !only || only === name);
if (engines.length === 0) {
  console.error(`--only takes chromium, firefox or webkit, not ${only}`);
  process.exit(2);
}

await makeReady();
const missing = engines.flatMap((name) => ensureBrowser(name).missing ?? []);
for (const message of missing) console.error(message);
if (missing.length > 0) process.exit(1);

const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'engines'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ENGINES: engines.join() },
});
process.exit(status ?? 1);
