// npm run nightly -- deploy: what stands in deploy/, by the programs that read it. Beside `npm test`, because it needs
// root and a Debian of its own (scripts/deploy/toolbox.mjs).
import { ensureBrowser } from '../browsers.mjs';
import { makeReady } from '../ready.mjs';
import { runPackage } from '../run.mjs';
import { exitCodes, giveUp, readArguments } from '../usage.mjs';
import { ensureToolbox } from './toolbox.mjs';

const { positionals } = readArguments(
  `npm run nightly -- deploy [<part of a file's name> …]
Tests what stands in deploy/ by the programs that read it: nginx, Caddy, Docker Compose, kubectl, promtool and systemd of
a Debian that it makes beside this system (root, debootstrap, a minute and 1 GB).
Example: npm run nightly -- deploy nginx`,
  {},
  { allowPositionals: true },
);

await makeReady();
const toolbox = ensureToolbox();
const chromium = ensureBrowser('chromium');
const missing = toolbox.missing ?? chromium.missing;
if (missing !== undefined) giveUp(missing, exitCodes.missing);
process.exit(
  runPackage('vitest/vitest.mjs', ['run', '--project', 'deploy', ...positionals], {
    CHROME_PATH: chromium.found,
  }),
);
