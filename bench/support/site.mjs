// A server in a process of its own, as production starts it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../scripts/sources.mjs';
import { freePort } from './freePort.mjs';
import { environment, nodeFlags } from './production.mjs';

/** Ends a process and waits until it has ended. */
export const end = async (child, signal = 'SIGINT') => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
};

/** How long a server may take until it is ready, in milliseconds. */
const patience = 60_000;

/** Waits until an address answers at all and not with 5xx; rejects when the process ends before, or after a minute. */
export const untilAnswers = async (url, child) => {
  const last = performance.now() + patience;
  while (performance.now() < last) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer && answer.status < 500) return;
    if (child.exitCode !== null) throw new Error(`the server of ${url} has ended`);
    await pause(5);
  }
  throw new Error(`the server of ${url} is not ready after ${patience / 1000} s`);
};

/**
 * Starts a server as in production (ours, if `main` names no other) with settings of its own and its log in a
 * file; resolves once `ready` answers. `wrap` is a command in front (`['taskset', '-c', '0']`), `args` are node's.
 * @param {{
 *   settings?: Record<string, string | undefined>, wrap?: string[], node?: string, main?: string, args?: string[],
 *   ready?: string, port?: number,
 * }} [options]
 */
export const startSite = async ({
  settings = {},
  wrap = [],
  node = process.execPath,
  main = path.join(root, 'dist/server/main.js'),
  args = nodeFlags,
  ready = '/readyz',
  port: wanted,
} = {}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'jandaia-bench-'));
  const logFile = path.join(folder, 'log');
  const log = openSync(logFile, 'a');
  const port = wanted ?? (await freePort());
  const [program, ...rest] = [...wrap, node, ...args, main];
  const child = spawn(/** @type {string} */ (program), rest, {
    // Elsewhere, so that no `.env` changes what is measured.
    cwd: folder,
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      SITE_ORIGIN: 'https://www.example.com',
      ...environment,
      PORT: String(port),
      ...settings,
    },
  });
  closeSync(log);
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilAnswers(origin + ready, child);
  } catch (error) {
    const said = readFileSync(logFile, 'utf8');
    await stop();
    throw new Error(`${/** @type {Error} */ (error).message}: ${said}`);
  }
  return { origin, port, child, pid: child.pid, logFile, stop };
};
