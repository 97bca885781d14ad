import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { request } from '../contract/request';
import { dist } from './build';

/** Milliseconds until a server is ready, which has to render every page first. */
export const timeoutMs = 60_000;

export type Program = {
  child: ChildProcess;
  /** Its output so far, both streams. */
  out: () => string;
  /** Its standard output so far: the log. */
  log: () => string;
  ended: Promise<unknown>;
};

/** Starts the server of a build until `until` ends it, by default with the test; `before` is a module to load first. */
export const start = (
  settings: Record<string, string>,
  before?: string,
  until: (end: () => void) => void = onTestFinished,
  build = dist,
): Program => {
  const planted = before ? ['--import', `data:text/javascript,${encodeURIComponent(before)}`] : [];
  const folder = mkdtempSync(path.join(tmpdir(), 'jandaia-process-'));
  const child = spawn(process.execPath, [...planted, path.join(build, 'server/main.js')], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...settings },
  });
  until(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  let text = '';
  let lines = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk;
      if (stream === child.stdout) lines += chunk;
    });
  return { child, out: () => text, log: () => lines, ended: once(child, 'close') };
};

export type ListeningProgram = Program & {
  address: string;
  /** The status of /readyz. */
  ready: () => Promise<number>;
};

// `expect.poll` does not work outside of tests.
const wait = { timeout: timeoutMs };

/** Starts the server and waits until it listens; it answers while it renders its pages. */
export const startListening = async (
  settings: Record<string, string> = {},
  ...more: [
    before?: string | undefined,
    until?: ((end: () => void) => void) | undefined,
    build?: string,
  ]
): Promise<ListeningProgram> => {
  const program = start({ PORT: '0', ...settings }, ...more);
  await vi.waitFor(() => expect(program.out()).toContain('listening on'), wait);
  const address = /listening on (http:[^"]+)/.exec(program.out())?.[1] ?? '';
  const ready = () => request(address, { path: '/readyz' }).then(({ status }) => status);
  return { ...program, address, ready };
};

/** Starts the server and waits until it is ready. */
export const startReady = async (
  ...options: Parameters<typeof startListening>
): Promise<ListeningProgram> => {
  const program = await startListening(...options);
  await vi.waitFor(async () => expect(await program.ready()).toBe(200), wait);
  return program;
};
