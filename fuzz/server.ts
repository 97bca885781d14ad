import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from '../tests/contract/request';
import { ServerLog } from './serverLog';

/** Where the build is, and how production starts it. */
export type Place = { root: string; nodeFlags: string[]; environment: Record<string, string> };

/** Octets of a process. */
export type Memory = { rss: number; heapUsed: number };

/** Runs before the server: tells its parent its memory, and does not outlive it. */
const preload = `
process.on('message', (collect) => {
  if (collect) { gc(); gc(); }
  const { rss, heapUsed } = process.memoryUsage();
  process.send({ rss, heapUsed });
});
process.on('disconnect', () => process.exit());
process.channel.unref();`;

/** How long a server may take until it is ready, in milliseconds. */
const patience = 60_000;

export type Running = {
  port: number;
  log: ServerLog;
  alive: () => boolean;
  /** Its memory, after a collection of what nobody needs any more if so asked. Rejects where it has ended. */
  memory: (collect: boolean) => Promise<Memory>;
  stop: () => Promise<void>;
};

const untilReady = async (child: ChildProcess, log: ServerLog): Promise<number> => {
  const last = performance.now() + patience;
  while (performance.now() < last && child.exitCode === null) {
    const asked = log.address && request(log.address, { path: '/readyz' });
    const answer = await Promise.resolve(asked).catch(() => undefined);
    if (log.address && answer && answer.status === 200) return Number(new URL(log.address).port);
    await pause(20);
  }
  child.kill('SIGKILL');
  throw new Error(`the server does not become ready: ${log.complaints.join('\n')}`);
};

/** Starts the built server as in production, on a free port of loopback; resolves when it is ready. */
export const startServer = async ({ root, nodeFlags, environment }: Place): Promise<Running> => {
  // Elsewhere, so that no `.env` changes what is tested.
  const folder = mkdtempSync(path.join(tmpdir(), 'jandaia-fuzz-'));
  const before = ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(preload)}`];
  const child = spawn(
    process.execPath,
    [...nodeFlags, ...before, path.join(root, 'dist/server/main.js')],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        PATH: process.env['PATH'],
        ...environment,
        PORT: '0',
        LOG_LEVEL: 'info',
        TRUST_PROXY: '1',
      },
      // Ctrl-C is for the parent, which says first what it has seen.
      detached: true,
    },
  );
  const log = new ServerLog();
  child.stdout?.setEncoding('latin1').on('data', (text) => log.read(text));
  child.stderr?.setEncoding('latin1').on('data', (text) => log.complain(text));
  const gone = once(child, 'exit').then(() => rmSync(folder, { recursive: true, force: true }));
  const alive = () => child.exitCode === null && child.signalCode === null;
  return {
    port: await untilReady(child, log),
    log,
    alive,
    memory: async (collect) => {
      if (!alive()) throw new Error('the server has ended');
      child.send(collect);
      const [memory] = await once(child, 'message', { signal: AbortSignal.timeout(patience) });
      return memory;
    },
    stop: async () => {
      if (alive()) child.kill('SIGINT');
      await gone;
    },
  };
};
