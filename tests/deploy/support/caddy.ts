import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderInToolbox, inToolbox } from './toolbox';

const caddyfile = 'deploy/caddy/Caddyfile';

const withFolder = (change: (file: string) => string = (file) => file) => {
  const { outside, inside } = folderInToolbox();
  chmodSync(outside, 0o755);
  writeFileSync(path.join(outside, 'Caddyfile'), change(readFileSync(caddyfile, 'utf8')));
  // The folder of certificates and other state.
  const env = { PATH: process.env['PATH'], HOME: inside, XDG_DATA_HOME: inside };
  const config = ['--adapter', 'caddyfile', '--config', path.join(inside, 'Caddyfile')];
  return { outside, file: path.join(inside, 'Caddyfile'), env, config };
};

/** Runs a command of Caddy on our file. */
export const askCaddy = (command: 'fmt' | 'validate', settings: Record<string, string> = {}) => {
  const { outside, file, env, config } = withFolder();
  const args = command === 'fmt' ? ['fmt', '--diff', file] : [command, ...config];
  const [program, all] = inToolbox('caddy', ...args);
  const { status, stdout, stderr } = spawnSync(program, all, {
    encoding: 'utf8',
    env: { ...env, ...settings },
  });
  rmSync(outside, { recursive: true });
  return { status, stdout, stderr };
};

export type Caddy = {
  /** The certificate of its own authority. */
  authority: () => string;
  output: () => string;
  stop: () => Promise<void>;
};

/** Starts Caddy with our file, changed by `change`, and waits until it has a certificate. */
export const startCaddy = async (
  settings: Record<string, string>,
  change?: (file: string) => string,
): Promise<Caddy> => {
  const { outside, env, config } = withFolder(change);
  const [program, all] = inToolbox('caddy', 'run', ...config);
  const child = spawn(program, all, {
    env: { ...env, ADMIN: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const ended = once(child, 'close');
  const root = path.join(outside, 'caddy/pki/authorities/local/root.crt');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(outside, { recursive: true, force: true });
  };
  const serves = () => existsSync(root) && output.includes('certificate obtained successfully');
  for (const end = Date.now() + 20_000; !serves(); ) {
    if (Date.now() > end || child.exitCode !== null) {
      await stop();
      throw new Error(`Caddy does not start: ${output.slice(-1000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { authority: () => readFileSync(root, 'utf8'), output: () => output, stop };
};
