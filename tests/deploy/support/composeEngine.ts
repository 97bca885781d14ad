// Docker, Compose and the journal of the toolbox, as on a server: with a network of their own, and visitors outside it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installPackages } from '../../../scripts/browsers.mjs';
import { ensureBaseImage } from './baseImage';
import { npmSettings } from './buildImage';
import { engineFolder, type Ran, runToEnd } from './engine';
import { folderInToolbox, toolbox } from './toolbox';

const name = 'compose';
/** Addresses of the server and of its visitors (RFC 5737, RFC 3849). */
export const server = { v4: '198.51.100.1', v6: '2001:db8:1::1' };
export const visitor = { v4: '198.51.100.2', v6: '2001:db8:1::2' };

/** Makes the toolbox the root of this namespace, with the folder of images in it. `docker exec` would leave a chroot. */
const enter = `
mount --make-rprivate /
mount --bind ${toolbox} ${toolbox}
cd ${toolbox}
mount -t proc proc proc
mount -t sysfs sysfs sys
mount --rbind /sys/fs/cgroup sys/fs/cgroup
mount --rbind /dev dev
mount -t tmpfs tmpfs run
mount -t tmpfs tmpfs var/log
mkdir -p .${engineFolder} old run/systemd/journal var/log/journal
mount --bind ${engineFolder} .${engineFolder}
cat /etc/resolv.conf >etc/resolv.conf
ip link set lo up
pivot_root . old
umount -l old
systemd-machine-id-setup
/usr/lib/systemd/systemd-journald &
exec dockerd --data-root ${engineFolder}/${name} --storage-driver overlay2 --experimental --ip6tables
`;

/** Joins two namespaces by a cable, as a server and its visitors are by the Internet. */
const cable = (here: number, there: number): string => `
ip link add site netns ${here} type veth peer name site netns ${there}
set_up() {
  nsenter --net=/proc/$1/ns/net sh -c "ip link set lo up; ip addr add $2/24 dev site; ip addr add $3/64 dev site nodad; ip link set site up"
}
set_up ${here} ${server.v4} ${server.v6}
set_up ${there} ${visitor.v4} ${visitor.v6}
`;

const startProcess = async (command: string, args: string[]) => {
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', command, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  await once(child, 'spawn');
  return { pid: child.pid ?? 0, output: () => output, stop };
};

const orThrow = ({ status, stdout, stderr }: Ran): string => {
  if (status === 0) return stdout.trim();
  throw new Error(`${stdout}\n${stderr}`.trim().slice(-2000));
};

export type ComposeEngine = {
  /** The folder of a copy of the repository: here, and on the server. */
  outside: string;
  inside: string;
  /** Runs a command in deploy/compose of that copy. */
  run: (...command: string[]) => Promise<Ran>;
  /** Runs a command where the visitors are. */
  visit: (...command: string[]) => Promise<Ran>;
  /** Lets visitors ask until a task is done; what they saw, and what the task returned. */
  withVisitors: <T>(task: () => Promise<T>) => Promise<{
    requests: number;
    longest: number;
    faults: string[];
    result: T;
  }>;
  stop: () => Promise<void>;
};

/** The image that compose.yaml names for Caddy: pulled, or made of the toolbox's where no registry answers. */
const ensureCaddy = async (
  run: ComposeEngine['run'],
  folder: { outside: string; inside: string },
) => {
  const compose = readFileSync('deploy/compose/compose.yaml', 'utf8');
  const [, image = ''] = /^ +image: (caddy:\S+)$/m.exec(compose) ?? [];
  if ((await run('docker', 'image', 'inspect', image)).status === 0) return;
  if ((await run('docker', 'pull', image)).status === 0) return;
  const context = path.join(folder.outside, 'caddy-image');
  mkdirSync(context);
  cpSync(path.join(toolbox, 'usr/bin/caddy'), path.join(context, 'caddy'));
  const [, base] = /^FROM (\S+) AS node$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const command = JSON.stringify(['caddy', 'run', '--config', '/etc/caddy/Caddyfile']);
  writeFileSync(
    path.join(context, 'Dockerfile'),
    `FROM ${base}\nCOPY caddy /usr/bin/caddy\nENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data\nENTRYPOINT []\nCMD ${command}\n`,
  );
  orThrow(await run('docker', 'build', '--tag', image, `${folder.inside}/caddy-image`));
};

/** Starts it, with a copy of the repository, and what its images begin with. */
export const startComposeEngine = async (): Promise<ComposeEngine> => {
  if (!existsSync('/usr/bin/slirp4netns')) installPackages(['slirp4netns', 'iproute2']);
  mkdirSync(path.join(engineFolder, name), { recursive: true });
  const folder = folderInToolbox();
  const { outside, inside } = folder;
  const copied = ['Dockerfile', '.dockerignore', 'LICENSE', 'package.json', 'package-lock.json']
    .concat(['build.mjs', 'tsconfig.json', 'scripts', 'public', 'shared', 'client', 'server'])
    .concat('deploy');
  for (const one of copied) cpSync(one, path.join(outside, one), { recursive: true });
  writeFileSync(path.join(outside, 'npmrc'), npmSettings(), { mode: 0o600 });

  const lock = path.join(engineFolder, `${name}.lock`);
  const namespaces = ['unshare', '--net', '--mount', '--pid', '--fork', '--kill-child'];
  const daemon = await startProcess('flock', [
    ...['--no-fork', lock],
    ...[...namespaces, 'sh', '-euc', enter],
  ]);
  const run: ComposeEngine['run'] = (...command) =>
    runToEnd('nsenter', [
      ...[`--target=${daemon.pid}`, '--net', '--mount', '--root', '--wd'],
      ...[`--pid=/proc/${daemon.pid}/ns/pid_for_children`, 'env', '-C', `${inside}/deploy/compose`],
      ...['PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'HOME=/root', ...command],
    ]);
  const docker = (...args: string[]) => run('docker', ...args);
  const visitors = await startProcess('unshare', ['--net', 'sleep', 'infinity']);
  const visit: ComposeEngine['visit'] = (...command) =>
    runToEnd('nsenter', [`--net=/proc/${visitors.pid}/ns/net`, ...command]);
  let slirp: Awaited<ReturnType<typeof startProcess>> | undefined;
  const stop = async () => {
    await docker('compose', 'down', '--volumes');
    await docker('image', 'prune', '--force');
    await docker('builder', 'prune', '--force', '--keep-storage', '3GB');
    for (const one of [slirp, visitors, daemon]) await one?.stop();
    rmSync(outside, { recursive: true, force: true });
  };
  try {
    for (const end = Date.now() + 60_000; (await docker('info')).status !== 0; await pause(500))
      if (Date.now() > end) throw new Error(daemon.output().slice(-2000));
    // Packages for the build come through it.
    slirp = await startProcess('slirp4netns', [
      ...['--netns-type=path', '--configure', '--mtu=1500', '--disable-host-loopback'],
      ...[`/proc/${daemon.pid}/ns/net`, 'tap0'],
    ]);
    orThrow(await runToEnd('sh', ['-euc', cable(daemon.pid, visitors.pid)]));
    orThrow(await docker('compose', '--env-file', '.env.example', 'down', '--volumes'));
    await ensureBaseImage({
      run: docker,
      docker: async (...args) => orThrow(await docker(...args)),
      isPrivate: true,
      inNetwork: [],
      stop,
    });
    await ensureCaddy(run, folder);
  } catch (error) {
    await stop();
    throw error;
  }

  const withVisitors: ComposeEngine['withVisitors'] = async (task) => {
    const script = path.resolve('tests/deploy/support/composeVisitors.mjs');
    const child = spawn(
      'nsenter',
      [`--net=/proc/${visitors.pid}/ns/net`, process.execPath, script, server.v4],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    );
    const lines = child.stdout.toArray();
    try {
      await pause(1_000);
      const result = await task();
      await pause(2_000);
      child.stdin.end();
      return { ...JSON.parse(Buffer.concat(await lines).toString()), result };
    } finally {
      child.stdin.end();
    }
  };
  return { outside, inside, run, visit, withVisitors, stop };
};
