// A container engine for the tests of the image and of Compose: the machine's own, or Docker's from Debian's packages.
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installPackages, runQuietly } from '../../../scripts/browsers.mjs';

/**
 * Images and build cache of the private engine, kept for the next run. overlay2 needs a real disk: in a container whose own
 * disk is an overlay this has to be a volume.
 */
export const engineFolder = process.env['ENGINE_FOLDER'] ?? '/var/cache/jandaia-engine';
const pidFile = path.join(engineFolder, 'docker.pid');

/** Debian's own client: another one on the PATH may want plugins that are not there. */
const privateClient = '/usr/bin/docker';

export type Ran = { status: number; stdout: string; stderr: string };

export type Engine = {
  /** Runs the Docker client to its end. */
  run: (...args: string[]) => Promise<Ran>;
  /** Runs it, and returns its output without white space around it; rejects with what it said where it fails. */
  docker: (...args: string[]) => Promise<string>;
  /** Whether it was started here: nothing of it is anybody else's, and it has no network unless one was asked for. */
  isPrivate: boolean;
  /** What runs a command where the published ports are, such as `[...engine.inNetwork, 'curl', …]`. */
  inNetwork: string[];
  /** Address of the engine, for other clients (`DOCKER_HOST`); undefined where the client knows by itself. */
  host?: string;
  /** Stops a private engine with all of its containers. */
  stop: () => Promise<void>;
};

/** Runs a command to its end. */
export const runToEnd = (
  command: string,
  args: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Ran> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...environment };
    execFile(command, args, { env, maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
      const status = typeof error?.code === 'number' ? error.code : Number(error !== null);
      resolve({ status, stdout, stderr: error && !stderr ? error.message : stderr });
    });
  });

const clientOf = (command: string, env: NodeJS.ProcessEnv = {}): Pick<Engine, 'run' | 'docker'> => {
  const run = (...args: string[]) => runToEnd(command, args, { DOCKER_BUILDKIT: '1', ...env });
  const docker = async (...args: string[]) => {
    const { status, stdout, stderr } = await run(...args);
    if (status === 0) return stdout.trim();
    throw new Error(`docker ${args.join(' ')}: ${stderr.trim().split('\n').slice(-20).join('\n')}`);
  };
  return { run, docker };
};

const answers = (): boolean => spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;

/** Debian keeps client and BuildKit in packages of their own since 13. */
const isPackage = (name: string): boolean =>
  spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;

/** Installs an engine where none answers, or returns a message if that is not possible. */
export const ensureEngine = (): { missing?: string } => {
  if (answers()) return {};
  const mayInstall = process.getuid?.() === 0 && runQuietly('apt-get', ['--version']);
  const hasAll = () =>
    existsSync('/usr/sbin/dockerd') &&
    [privateClient, '/usr/sbin/iptables', '/usr/sbin/ip'].every(existsSync);
  if (mayInstall && !hasAll()) {
    runQuietly('apt-get', ['update', '-qq']);
    const newer = ['docker-cli', 'docker-buildx'].filter(isPackage);
    installPackages(['docker.io', 'iptables', 'iproute2', ...newer]);
  }
  return mayInstall && hasAll()
    ? {}
    : { missing: 'this needs a Docker engine that answers, or root on a Debian or Ubuntu' };
};

/** The process of another run that uses the folder now. */
const otherEngine = (): string | undefined => {
  const pid = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').trim() : '';
  const name = path.join('/proc', pid, 'comm');
  return pid && existsSync(name) && readFileSync(name, 'utf8') === 'dockerd\n' ? pid : undefined;
};

/** In a network namespace of its own, where Docker makes bridges and rules as it likes. */
const withNetwork = ['unshare', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'];
const networkOptions = ['--experimental', '--ip6tables'];
const noNetworkOptions = [
  '--bridge=none',
  ...['ip-forward', 'iptables', 'ip6tables'].map((name) => `--${name}=false`),
];

const waitUntilItAnswers = async (
  daemon: ChildProcess,
  { run }: Pick<Engine, 'run'>,
  log: string,
) => {
  const end = Date.now() + 60_000;
  while ((await run('info')).status !== 0) {
    if (Date.now() > end || daemon.exitCode !== null)
      throw new Error(`dockerd does not start: ${readFileSync(log, 'utf8').slice(-1000)}`);
    await pause(200);
  }
};

const startPrivate = async (network: boolean): Promise<Engine> => {
  mkdirSync(engineFolder, { recursive: true });
  for (let pid = otherEngine(); pid; pid = otherEngine()) {
    console.error(`waiting for another run, whose engine is process ${pid} …`);
    await pause(5_000);
  }
  rmSync(pidFile, { force: true });
  const own = mkdtempSync(path.join(tmpdir(), 'engine-'));
  const host = `unix://${path.join(own, 'docker.sock')}`;
  const log = path.join(engineFolder, 'dockerd.log');
  const command = [
    // It ends with this process, also with one that is killed.
    ...['setpriv', '--pdeathsig', 'TERM'],
    ...(network ? withNetwork : []),
    ...['/usr/sbin/dockerd', '--host', host, '--pidfile', pidFile, '--storage-driver', 'overlay2'],
    ...['--data-root', path.join(engineFolder, 'data'), '--exec-root', path.join(own, 'run')],
    ...(network ? networkOptions : noNetworkOptions),
  ];
  const to = openSync(log, 'w');
  const [program = '', ...args] = command;
  const daemon = spawn(program, args, { stdio: ['ignore', to, to] });
  closeSync(to);
  const ended = once(daemon, 'close');
  const stop = async () => {
    daemon.kill('SIGTERM');
    await ended;
    rmSync(own, { recursive: true, force: true });
  };
  const client = clientOf(privateClient, { DOCKER_HOST: host });
  // Each run leaves a GB: what has ended, what no name has any more, and the oldest of the build cache.
  const prune = async () => {
    await client.run('container', 'prune', '--force');
    await client.run('image', 'prune', '--force');
    await client.run('builder', 'prune', '--force', '--keep-storage', '3GB');
  };
  await waitUntilItAnswers(daemon, client, log).catch(async (error) => {
    await stop();
    throw error;
  });
  const inNetwork = network ? ['nsenter', `--net=/proc/${daemon.pid}/ns/net`] : [];
  return { ...client, isPrivate: true, inNetwork, host, stop: () => prune().finally(stop) };
};

/**
 * Starts a private engine, unless one answers already. Without `network` its containers have none and builds use the
 * machine's; with it the engine has a network namespace of its own, which no registry is reached from.
 */
export const startEngine = async ({ network = false } = {}): Promise<Engine> =>
  answers()
    ? { ...clientOf('docker'), isPrivate: false, inNetwork: [], stop: async () => {} }
    : startPrivate(network);
