// npm run test:deploy: what stands in deploy/, by the programs that read it. Beside `npm test`, because it needs
// root and a Debian of its own (scripts/deploy/toolbox.mjs).
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureBrowser } from '../browsers.mjs';
import { makeReady } from '../ready.mjs';
import { root } from '../sources.mjs';
import { ensureToolbox } from './toolbox.mjs';

await makeReady();
const toolbox = ensureToolbox();
const chromium = ensureBrowser('chromium');
const missing = toolbox.missing ?? chromium.missing;
if (missing) {
  console.error(missing);
  process.exit(1);
}
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'deploy', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROME_PATH: chromium.found } },
);
process.exit(status ?? 1);
