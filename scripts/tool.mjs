// Runs a command of server/cli/ or tests/contract/ with the arguments that follow its name.
import { ensureInstalled } from './ready.mjs';
import { readArguments } from './usage.mjs';

const text = /** @type {const} */ ({ type: 'string' });
const flag = /** @type {const} */ ({ type: 'boolean' });

/** What each takes; it reads its arguments itself, after they were checked here: a wrong one costs no build. */
const tools = {
  routes: {
    file: 'server/cli/routes.ts',
    usage: `npm run routes [-- --json]
Prints the page table, the rule table and the file table: every address of the site and what it is answered with.
Example: npm run -s routes -- --json`,
    options: { json: flag },
  },
  explain: {
    file: 'server/cli/explain.ts',
    usage: `npm run explain -- ADDRESS [--accept-language HEADER] [--method METHOD] [--json]
Prints what the server decides for an address, the rule that decides it and why.
Example: npm run explain -- '/pt/tools/x?a=1' --accept-language 'pt-BR,en;q=0.5'`,
    options: { 'accept-language': text, method: text, json: flag },
    allowPositionals: true,
  },
  doctor: {
    file: 'server/cli/doctor.ts',
    usage: `npm run doctor [-- --url https://www.your-host] [--settings FILE]
Reads the settings as the server does, .env too, and lists what has to be filled in before the site is public, a line
each with what to do.
  --url       scheme and host of the deployed site: compares its answers too with those of this build and these settings
  --settings  reads the settings from this file alone, such as /etc/site.env, which the unit of systemd reads
Exit code: 0 nothing is left to do, 1 something is or the settings are wrong, 2 the command was not understood.`,
    options: { url: text, settings: text },
  },
  contract: {
    file: 'tests/contract/run.ts',
    usage: `npm run test:redirects -- --url https://staging.example [--behind nginx|caddy]
Sends every row of the address contract to a host, reads its pages, and compares what they answer and say.
  --url     scheme and host to test, such as http://127.0.0.1:3000
  --behind  the proxy in front: malformed addresses that it refuses itself have to be 400, and are listed
Exit code: 0 all rows passed, 1 a row failed or the host does not answer as one, 2 the command was not understood.`,
    options: { url: text, behind: text },
  },
};

const [name] = process.argv.splice(2, 1);
const { usage, options, file, ...more } = tools[name];
readArguments(usage, options, more);
ensureInstalled();
const { loadSource } = await import('./build/esbuild.mjs');
const { reportFailure } = await import('./build/failure.mjs');
await loadSource(file).catch((error) => {
  reportFailure(error);
  process.exitCode = 1;
});
