// npm run nightly: checks that take long or need programs of the system, one after another.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ensureBuilt } from './ready.mjs';
import { runSteps } from './run.mjs';
import { root } from './sources.mjs';
import { checkNames, exitCodes, readArguments } from './usage.mjs';

const vitest = 'node_modules/vitest/vitest.mjs';

/** A script for each part; what it prints last where it ends with `exitCodes.missing` says what is missing. */
const parts = {
  http: [vitest, 'run', '--project', 'http'],
  pages: [vitest, 'run', '--project', 'browser'],
  engines: [vitest, 'run', '--project', 'engines'],
  samples: [vitest, 'run', '--project', 'samples'],
  deploy: [vitest, 'run', '--project', 'deploy'],
  image: [vitest, 'run', '--project', 'image'],
  restarts: ['bench/restarts.mjs'],
  mutate: ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'],
};

const usage = `npm run nightly [-- <part> [its options]]
npm run nightly -- engines [--only chromium|firefox|webkit] [<part of a file's name> …]
npm run nightly -- http|pages|samples|deploy|image [<part of a file's name> …]
Runs all parts and prints a table, or one part; --help after the name of another one lists its options.
  http      the tests over HTTP, with four times as many generated requests
  pages     every page in Chromium, in every language, width and theme, each choice with and without React
  engines   the pages in Chromium, Firefox and WebKit; installs what is missing where it may
  samples   the samples of the API pages by curl, Node, Python and PHP against Prism and broken answers, and the OpenAPI
            documents by Redocly, swagger-parser, three generators of clients and one of MCP servers; installs these tools in
            tests/samples
  deploy    what stands in deploy/, by the programs that read it: nginx, Caddy, Docker Compose, kubectl, promtool and
            systemd of a Debian that it makes beside this system (root, debootstrap, a minute and 1 GB)
  image     the Dockerfile, built twice, the second time with the files of the first, and run without rights; by the Docker
            engine that answers, else by Debian's own, which it installs (root)
  restarts  two instances behind nginx, restarted while visitors ask
  mutate    each expression of shared/ changed: a unit test has to fail for 85 %
Example: npm run nightly -- engines --only webkit`;

/** Runs a part; its output goes to the reader as it comes. */
const run = async (name, args = []) => {
  const [script = '', ...own] = parts[name];
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, EXHAUSTIVE: '1' };
  let given = args;
  // Vitest does not know our options; the other parts read theirs themselves.
  if (script === vitest) {
    const options = name === 'engines' ? { only: /** @type {const} */ ({ type: 'string' }) } : {};
    const { values, positionals } = readArguments(usage, options, { args, allowPositionals: true });
    const { only } = /** @type {{ only?: string }} */ (values);
    if (only) checkNames('--only', [only], ['chromium', 'firefox', 'webkit']);
    given = positionals;
    if (only) env.ENGINES = only;
    await ensureBuilt();
  }
  const child = spawn(process.execPath, [path.join(root, script), ...own, ...given], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'pipe'],
    env,
  });
  let last = '';
  createInterface({ input: child.stderr }).on('line', (line) => {
    console.error(line);
    last = line.trim() || last;
  });
  const [code] = await once(child, 'close');
  return { code: code ?? 1, last };
};

const [part, ...args] = process.argv.slice(2);
if (part === undefined || part.startsWith('-')) {
  readArguments(usage);
  const steps = Object.keys(parts).map((name) => {
    const step = async () => {
      const { code, last } = await run(name);
      return { ok: code === 0, note: code === exitCodes.missing ? last : '' };
    };
    return [name, step];
  });
  process.exitCode = (await runSteps(Object.fromEntries(steps))) ? 0 : 1;
} else {
  checkNames('a part', [part], Object.keys(parts));
  process.exitCode = (await run(part, args)).code;
}
