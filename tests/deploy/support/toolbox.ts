// The programs that check deploy/, in a Debian 13 of their own: their versions are those of a server, and not those of
// this machine.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aptInstallArguments, installPackages, runQuietly } from '../../../scripts/browsers.mjs';

/** The folder of the toolbox. */
export const toolbox = '/var/cache/jandaia-toolbox';
const suite = 'trixie';
const packages = [
  'ca-certificates',
  'caddy',
  'curl',
  'docker-buildx',
  'docker-cli',
  'docker-compose',
  'docker.io',
  'iproute2',
  'iptables',
  'jq',
  'kubectl',
  'nginx',
  'openssl',
  'prometheus',
  'systemd',
];

/** The contents of the toolbox, which its label repeats when it is complete. */
const contents = JSON.stringify({ suite, packages });
const label = path.join(toolbox, 'toolbox.json');

const isMade = (): boolean => existsSync(label) && readFileSync(label, 'utf8') === contents;

const makeNew = (): boolean => {
  rmSync(toolbox, { recursive: true, force: true });
  const installed = runQuietly('debootstrap', ['--version']) || installPackages(['debootstrap']);
  const include = `--include=${packages.join(',')}`;
  return installed && runQuietly('debootstrap', ['--variant=minbase', include, suite, toolbox]);
};

/** Adds missing packages, because programs of the toolbox may be running. Starts none of their services. */
const addTo = (): boolean => {
  const policy = path.join(toolbox, 'usr/sbin/policy-rc.d');
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  return (
    runQuietly('chroot', [toolbox, 'apt-get', 'update', '-qq']) &&
    runQuietly('chroot', [toolbox, 'apt-get', ...aptInstallArguments, ...packages])
  );
};

const make = (): void => {
  console.error(`making a Debian ${suite} with ${packages.join(', ')}: about a minute …`);
  if (!(existsSync(label) ? addTo() : makeNew())) return;
  // It would start wherever a test boots this Debian.
  const services = ['docker.service', 'docker.socket', 'containerd.service'];
  if (runQuietly('chroot', [toolbox, 'systemctl', 'disable', '--quiet', ...services]))
    writeFileSync(label, contents);
};

/** Makes the toolbox if it is missing, or returns a message if that is not possible. */
export const ensureToolbox = (): { missing?: string } => {
  if (!isMade() && process.getuid?.() === 0) make();
  return isMade()
    ? {}
    : { missing: 'this needs root on a Debian or Ubuntu, for debootstrap and chroot' };
};

/** Makes a folder in the toolbox and returns its paths outside and inside. */
export const folderInToolbox = (): { outside: string; inside: string } => {
  const outside = mkdtempSync(path.join(toolbox, 'tmp', 'jandaia-'));
  // Servers run as other users.
  chmodSync(outside, 0o755);
  return { outside, inside: outside.slice(toolbox.length) };
};

type Environment = Record<string, string>;

/** Runs a program of the toolbox to its end, in a folder with a copy of deploy/ and these files. */
export const runInToolbox = (
  command: string[],
  {
    files = {},
    env = {},
    input = '',
  }: { files?: Environment; env?: Environment; input?: string } = {},
) => {
  const { outside, inside } = folderInToolbox();
  try {
    cpSync('deploy', path.join(outside, 'deploy'), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(outside, name), text);
    const { status, stdout, stderr } = spawnSync(
      'chroot',
      [toolbox, 'env', `--chdir=${inside}`, ...command],
      { input, encoding: 'utf8', env: { PATH: process.env['PATH'], HOME: inside, ...env } },
    );
    return { status, stdout, stderr };
  } finally {
    rmSync(outside, { recursive: true });
  }
};

export type ServerInToolbox = {
  /** What it has printed. */
  output: () => string;
  stop: () => Promise<void>;
};

/** Starts a server of the toolbox and waits until it is ready; rejects with its output. */
export const startInToolbox = async (
  command: string[],
  folder: string,
  isReady: (output: string) => boolean | Promise<boolean>,
  env: Environment = {},
): Promise<ServerInToolbox> => {
  const child = spawn('chroot', [toolbox, ...command], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (const end = Date.now() + 20_000; !(await isReady(output)); await pause(50))
    if (Date.now() > end || child.exitCode !== null) {
      await stop();
      throw new Error(`${command[0]} does not start: ${output.slice(-1000)}`);
    }
  return { output: () => output, stop };
};
