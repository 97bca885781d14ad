import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { folderInToolbox, inToolbox } from './toolbox';

export type Nginx = {
  /** The folder of its files; within the toolbox its path is `inside`. */
  outside: string;
  inside: string;
  reload(): void;
  stop(): Promise<void>;
  /** Its standard error. */
  output(): string;
};

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Starts nginx with these files and waits until it listens; rejects with its output. */
export const startNginx = async (
  files: (inside: string) => Record<string, string>,
  port: number,
  prepare: (inside: string) => void = () => {},
): Promise<Nginx> => {
  const { outside, inside } = folderInToolbox();
  // Its workers run as another user.
  chmodSync(outside, 0o755);
  for (const [name, text] of Object.entries(files(inside)))
    writeFileSync(path.join(outside, name), text);
  prepare(inside);
  const [command, args] = inToolbox(
    'nginx',
    ...['-p', inside, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;'],
  );
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended(child);
    rmSync(outside, { recursive: true, force: true });
  };
  for (let tries = 0; !(await listens(port)); tries += 1) {
    if (tries > 100 || child.exitCode !== null) {
      await stop();
      throw new Error(`nginx does not start: ${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { outside, inside, reload: () => child.kill('SIGHUP'), stop, output: () => output };
};
