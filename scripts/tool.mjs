// Runs a command of server/cli/ or tests/contract/ with the arguments that follow its name.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { root } from './sources.mjs';
import { readArguments } from './usage.mjs';

/** What each takes; it reads its arguments itself, after they were checked here: a wrong one costs no build. */
const tools = {
  routes: {
    usage: `npm run routes [-- --json]
Prints the page table, the rule table and the file table: every address of the site and what it is answered with.
Example: npm run -s routes -- --json`,
    options: { json: { type: 'boolean' } },
  },
  explain: {
    usage: `npm run explain -- ADDRESS [--accept-language HEADER] [--method METHOD] [--json]
Prints what the server decides for an address, the rule that decides it and why.
Example: npm run explain -- '/pt/tools/x?a=1' --accept-language 'pt-BR,en;q=0.5'`,
    options: {
      'accept-language': { type: 'string' },
      method: { type: 'string' },
      json: { type: 'boolean' },
    },
    allowPositionals: true,
  },
  doctor: {
    usage: `npm run doctor [-- --url https://www.your-host]
Reads the settings as the server does, .env too, and lists what has to be filled in before the site is public, a line
each with what to do.
  --url  scheme and host of the deployed site: asks it too whether it answers as settings and build say
Exit code: 0 nothing is left to do, 1 something is or the settings are wrong, 2 the command was not understood.`,
    options: { url: { type: 'string' } },
  },
  contract: {
    usage: `npm run test:redirects -- --url https://staging.example
Sends every row of the address contract to a host and compares the answers.
  --url  scheme and host to test, such as http://127.0.0.1:3000
Exit code: 0 all rows passed, 1 a row failed, 2 the command was not understood.`,
    options: { url: { type: 'string' } },
  },
};

const [tool] = process.argv.splice(2, 1);
const known = tools[tool];
if (known) readArguments(known.usage, known.options, known);
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
await import(pathToFileURL(path.join(out, `${tool}.js`)).href);
