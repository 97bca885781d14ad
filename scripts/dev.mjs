// npm run dev: builds for development, serves, and on each save builds again what the saved files are part of.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { givenSettings } from './siteName.mjs';
import { root } from './sources.mjs';
import { giveUp, readArguments } from './usage.mjs';

readArguments(`npm run dev
Builds for development and serves; builds again on each save, and open pages reload. A build that fails is shown in the
terminal and in the browser. Open Graph images are drawn by npm run build.`);
ensureInstalled();
const { describeFailure, reportFailure } = await import('./build/failure.mjs');
const { createBuilder } = await import('./dev/builder.mjs');
const { createFront } = await import('./dev/front.mjs');
const { loadSource } = await import('./loadSource.mjs');
// The log is for programs; whoever develops reads it.
const { default: pretty } = await import('pino-pretty');
const lines = pretty({ ignore: 'requestId,client', singleLine: true, sync: true });

const out = path.join(root, 'dist-dev');

/** How long a save may take to write all of its files, in milliseconds. */
const saving = 40;

/** Starts a server that waits for a build; `said` is what it has written to its standard error. */
const startServer = () => {
  const child = fork(path.join(root, 'scripts/dev/server.mjs'), {
    cwd: root,
    execArgv: ['--enable-source-maps'],
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  child.stdout?.pipe(lines, { end: false });
  child.stderr?.on('data', (chunk) => {
    process.stderr.write(chunk);
    said += chunk;
  });
  return { child, said: () => said, ended: once(child, 'close') };
};

const { readSettings } = await loadSource('server/settings.ts');
const { devReloadPath } = await loadSource('client/devReload.ts');
let settings;
try {
  settings = readSettings(givenSettings());
} catch (error) {
  giveUp(/** @type {Error} */ (error).message);
}
let waiting = startServer();
/** @type {typeof waiting | undefined} */
let serving;
const front = createFront(devReloadPath);
front.server.on('error', ({ message }) => giveUp(message));
front.server.listen(settings.PORT, settings.HOST);

/** Lets the server that waits serve the build, in place of the one that did. */
const serve = async () => {
  serving?.child.kill('SIGKILL');
  const { child, ended, said } = waiting;
  serving = waiting;
  child.once('message', (origin) => front.serve(origin));
  ended.then(([code]) => {
    // A signal is how it is ended from here.
    if (serving?.child === child && code !== null) front.fail(said());
  });
  child.send(out, () => {});
  await Promise.race([once(child, 'message'), ended]);
  waiting = startServer();
};

const build = await createBuilder(out);
const changed = new Set();
let running = Promise.resolve();
let pending;

const rebuild = async () => {
  front.hold();
  const start = performance.now();
  const files = [...changed];
  changed.clear();
  try {
    await build(files);
  } catch (error) {
    reportFailure(error);
    console.log('waiting for the next save');
    return front.fail(await describeFailure(error));
  }
  await serve();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`built${files.length > 0 ? ` for ${files.join(', ')}` : ''} in ${seconds} s`);
};

/** Builds one after another; what is saved together is built together. */
const schedule = () => {
  front.hold();
  clearTimeout(pending);
  pending = setTimeout(() => {
    running = running.then(rebuild);
  }, saving);
};

const isFolder = (file) =>
  statSync(path.join(root, file), { throwIfNoEntry: false })?.isDirectory() ?? false;
const watchers = new Map();

/** Watches a folder and those in it. Node's own way of doing so (20) loses a file that is replaced by another. */
const watchFolder = (folder) => {
  watchers.get(folder)?.close();
  const watcher = watch(path.join(root, folder), (_event, name) => {
    const file = path.posix.join(folder, name ?? '');
    if (isFolder(file)) watchFolder(file);
    changed.add(file);
    schedule();
  });
  watchers.set(folder, watcher);
  for (const name of readdirSync(path.join(root, folder)))
    if (isFolder(path.posix.join(folder, name))) watchFolder(path.posix.join(folder, name));
};
for (const folder of ['client', 'server', 'shared', 'public']) watchFolder(folder);
// The folder, for a file that is replaced or made later would not be watched.
watch(root, (_event, file) => {
  if (file === '.env') schedule();
  if (file === 'build.mjs')
    console.log('build.mjs has changed: end npm run dev and start it again');
});

const end = () => {
  for (const { child } of [serving, waiting].filter((one) => one !== undefined))
    child.kill('SIGKILL');
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
// npm may be ended without passing it on; without it nobody would know of this process.
const parent = process.ppid;
setInterval(() => process.ppid === parent || end(), 1000).unref();
console.log(`http://localhost:${settings.PORT}/en`);
schedule();
