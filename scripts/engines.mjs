// npm run nightly -- engines: what matters to a visitor, seen in Chromium, Firefox and WebKit.
import { ensureBrowser } from './browsers.mjs';
import { makeReady } from './ready.mjs';
import { runPackage } from './run.mjs';
import { checkNames, exitCodes, giveUp, readArguments } from './usage.mjs';

/** @type {import('./browsers.mjs').EngineName[]} */
const names = ['chromium', 'firefox', 'webkit'];
const { only } = readArguments(
  `npm run nightly -- engines [--only chromium|firefox|webkit]
Asks Chromium, Firefox and WebKit what matters to a visitor, and installs what is missing where it may.
Example: npm run nightly -- engines --only webkit`,
  { only: { type: 'string' } },
).values;
if (only !== undefined) checkNames('--only', [only], names);
const engines = names.filter((name) => only === undefined || only === name);

await makeReady();
const missing = engines.flatMap((name) => ensureBrowser(name).missing ?? []);
if (missing.length > 0) giveUp(missing.join('; '), exitCodes.missing);

process.exit(
  runPackage('vitest/vitest.mjs', ['run', '--project', 'engines'], { ENGINES: engines.join() }),
);
