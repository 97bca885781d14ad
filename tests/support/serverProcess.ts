import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { request } from '../contract/request';
import { dist } from './build';

/** A server is ready when it has rendered every page: on a busy machine, and with more pages, that takes its time. */
export const patience = 60_000;

export type Program = {
  child: ChildProcess;
  /** What it has written so far, to either output. */
  out: () => string;
  /** What of that is the log: the outputs are two pipes, read in no order between them. */
  log: () => string;
  ended: Promise<unknown>;
};

/** The server of a build as an image runs it, until the end of the test or of `until`; `before` is a module that runs before. */
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

export type ReadyProgram = Program & {
  address: string;
  /** The status of its answer to whether it wants requests. */
  ready: () => Promise<number>;
};

/** The server once it is ready, and its address. */
export const startReady = async (
  settings: Record<string, string> = {},
  ...more: [
    before?: string | undefined,
    until?: ((end: () => void) => void) | undefined,
    build?: string,
  ]
): Promise<ReadyProgram> => {
  const program = start({ PORT: '0', ...settings }, ...more);
  // Outside of tests as well, where `expect.poll` does nothing.
  const wait = { timeout: patience };
  await vi.waitFor(() => expect(program.out()).toContain('listening on'), wait);
  const address = /listening on (http:[^"]+)/.exec(program.out())?.[1] ?? '';
  const ready = () => request(address, { path: '/readyz' }).then(({ status }) => status);
  await vi.waitFor(async () => expect(await ready()).toBe(200), wait);
  return { ...program, address, ready };
};
