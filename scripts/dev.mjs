// npm run dev: builds for development, serves, and on each save builds again and reloads the page.
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './sources.mjs';
import { readArguments } from './usage.mjs';

readArguments(`npm run dev
Builds for development and serves; builds again on each save, and open pages reload.`);
ensureInstalled();
const { buildSite } = await import('../build.mjs');
const { reportFailure } = await import('./build/failure.mjs');
// The log is for programs; whoever develops reads it.
const { default: pretty } = await import('pino-pretty');
const lines = pretty({ ignore: 'requestId,client', singleLine: true, sync: true });

const out = path.join(root, 'dist-dev');
let server;
let running = Promise.resolve();
let pending;

/**
 * Ends the server and waits for it, so that its port is free for the next one.
 * @returns {Promise<void>}
 */
const stop = () =>
  new Promise((resolve) => {
    if (!server || server.exitCode !== null || server.signalCode) return resolve();
    server.once('exit', resolve);
    server.kill('SIGKILL');
  });

const rebuild = async (reason) => {
  const start = performance.now();
  console.log(`${reason} … building`);
  try {
    await buildSite({ dev: true, out });
  } catch (error) {
    reportFailure(error);
    console.log('waiting for the next save');
    return;
  }
  await stop();
  server = spawn(process.execPath, ['--enable-source-maps', path.join(out, 'server/main.js')], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  server.stdout.pipe(lines, { end: false });
  console.log(
    `built in ${((performance.now() - start) / 1000).toFixed(1)} s; pages reload by themselves`,
  );
};

/** Builds one after another; saves within a tenth of a second are one. */
const schedule = (reason) => {
  clearTimeout(pending);
  pending = setTimeout(() => {
    running = running.then(() => rebuild(reason));
  }, 100);
};

for (const folder of ['client', 'server', 'shared', 'public']) {
  watch(path.join(root, folder), { recursive: true }, (_event, file) =>
    schedule(`${folder}/${file ?? ''} changed`),
  );
}
const end = async () => {
  await stop();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
// npm may be ended without passing it on; without it nobody would know of this process.
const parent = process.ppid;
setInterval(() => process.ppid === parent || end(), 1000).unref();
for (const file of ['build.mjs', '.env']) {
  if (existsSync(path.join(root, file)))
    watch(path.join(root, file), () => schedule(`${file} changed`));
}
schedule('start');
