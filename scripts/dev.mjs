// npm run dev: builds for development, serves, and builds again on each save.
import { readdirSync, statSync, watch } from 'node:fs';
import { createServer } from 'node:http';
import { isIP } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureInstalled } from './ready.mjs';
import { givenSettings, root } from './sources.mjs';
import { exitWithError, readArguments } from './usage.mjs';

readArguments(`npm run dev
Builds for development and serves; builds again on each save, and open pages reload. A build that fails is shown in the
terminal and in the browser. Open Graph images are drawn by npm run build.`);
ensureInstalled();
process.env.NODE_ENV = 'development';
process.setSourceMapsEnabled(true);
const { loadSource } = await import('./build/esbuild.mjs');
const { describeFailure, faultPage, reportFailure } = await import('./build/failure.mjs');
const { createDevBuilder } = await import('./build/dev.mjs');
const { createParts, partsPath } = await import('./parts.mjs');
// The log is for programs; whoever develops reads it.
const { default: pretty } = await import('pino-pretty');
const log = pretty({ ignore: 'requestId,client', singleLine: true, sync: true });
const { devReloadPath } = await loadSource('client/hydration/reloads.ts');
const { readSettings } = await loadSource('server/settings/settings.ts');
let settings;
try {
  settings = readSettings(givenSettings());
} catch (error) {
  exitWithError(/** @type {Error} */ (error).message);
}

/** How long a save may take to write all of its files, in milliseconds. */
const saving = 40;

const build = await createDevBuilder(path.join(root, 'dist-dev'), log);
const answerParts = await createParts(settings);
/** Open pages, each of which waits for the next build. @type {Set<import('node:http').ServerResponse>} */
const pages = new Set();
let builds = 0;
// Another process has other versions, so that the pages of an earlier one reload too.
const version = () => `${process.pid} ${builds}`;
const tell = (page) => page.write(`retry: 300\ndata: ${version()}\n\n`);

/** Answers everything with what is wrong. */
const failWith = async (error) => {
  reportFailure(error);
  console.log('waiting for the next save');
  const page = faultPage(await describeFailure(error), version(), devReloadPath);
  return (_request, response) => {
    response.writeHead(500, { 'Content-Type': 'text/html' }).end(page);
  };
};

const changed = new Set();
const rebuild = async () => {
  const start = performance.now();
  const files = [...changed];
  changed.clear();
  builds += 1;
  const made = version();
  const listener = await build(files).then((built) => {
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`built${files.length > 0 ? ` for ${files.join(', ')}` : ''} in ${seconds} s`);
    return built;
  }, failWith);
  for (const page of pages) tell(page);
  return (request, response) => {
    // By it a document knows its build, where it hears of builds only after the next save.
    response.setHeader('Server-Timing', `build;desc="${made}"`);
    return listener(request, response);
  };
};

/** What answers requests after the last save: they wait for its build. */
let current = rebuild();
let scheduled = false;
/** Builds one after another; what is saved together is built together. */
const schedule = (file) => {
  changed.add(path.relative(root, file));
  if (scheduled) return;
  scheduled = true;
  current = current.then(async () => {
    await pause(saving);
    scheduled = false;
    return rebuild();
  });
};

/**
 * Whether a request names this machine by a word or a number. Another site could let a name of its own lead here (DNS
 * rebinding) and read the sources.
 */
const isForThisMachine = ({ headers: { host = '' } }) => {
  const name = host.replace(/:\d+$/, '');
  return (
    isIP(name.replace(/^\[|\]$/g, '')) > 0 ||
    /(?:^|\.)localhost$/.test(name) ||
    host === new URL(settings.SITE_ORIGIN).host
  );
};

const server = createServer(async (request, response) => {
  if (!isForThisMachine(request))
    return response.writeHead(403).end('This host is neither localhost nor that of SITE_ORIGIN.');
  if (request.url === devReloadPath) {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    pages.add(response);
    response.on('close', () => pages.delete(response));
    return tell(response);
  }
  if (request.url?.startsWith(partsPath)) return answerParts(request, response);
  if (request.url?.startsWith('/assets/')) {
    // Scripts and styles have the same names in every build.
    const { writeHead } = response;
    response.writeHead = (...args) => {
      response.setHeader('Cache-Control', 'no-store');
      return writeHead.apply(response, /** @type {[number]} */ (args));
    };
  }
  return (await current)(request, response);
});
server.on('error', ({ message }) => exitWithError(message));
server.listen(settings.PORT, settings.HOST, () => {
  console.log(`http://localhost:${settings.PORT}/en`);
  console.log(
    `http://localhost:${settings.PORT}${partsPath} shows shared components in both themes`,
  );
});

const watchers = new Map();
/** Watches a folder and those in it. Node's own way of doing so (20) loses a file that is replaced by another. */
const watchFolder = (folder) => {
  watchers.get(folder)?.close();
  const ifFolder = (file) => {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) watchFolder(file);
  };
  const watcher = watch(folder, (_event, name) => {
    const file = path.join(folder, name ?? '');
    ifFolder(file);
    schedule(file);
  });
  watchers.set(folder, watcher);
  for (const name of readdirSync(folder)) ifFolder(path.join(folder, name));
};
for (const folder of ['client', 'server', 'shared', 'public']) watchFolder(path.join(root, folder));
// The folder, for a file that is replaced or made later would not be watched.
watch(root, (_event, file) => {
  if (file === '.env') schedule(file);
});

// A fault in what is served, outside of any request: shown, and gone with the next build.
process.on('uncaughtException', (error) => {
  builds += 1;
  current = failWith(error);
  for (const page of pages) tell(page);
});
// npm may be ended without passing it on; without it nobody would know of this process.
const parent = process.ppid;
setInterval(() => process.ppid === parent || process.exit(), 1000).unref();
