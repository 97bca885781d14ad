// The image that the Dockerfile begins with, on a machine that reaches no registry of images.
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installPackages, runQuietly } from '../../../scripts/browsers.mjs';
import { type Engine, engineFolder, runToEnd } from './engine';

const readBase = (): { name: string; node: string; suite: string } => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const [, name, node, suite] =
    /^FROM (node:(\d+\.\d+\.\d+)-([a-z]+)-slim)(?:@\S+)? AS node$/m.exec(dockerfile) ?? [];
  if (!name || !node || !suite) throw new Error('the Dockerfile names no node:<version>-<suite>');
  return { name, node, suite };
};

const runOrThrow = async (command: string, args: string[]): Promise<void> => {
  const { status, stderr } = await runToEnd(command, args);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr.slice(-1000)}`);
};

/** Makes what the official image is made of: Debian, Node and npm, the latter two from npm's packages. */
const makeStandIn = async (
  { docker }: Engine,
  { name, node, suite }: ReturnType<typeof readBase>,
) => {
  console.error(`no registry has ${name}: making it of Debian ${suite} and npm's packages …`);
  if (!runQuietly('debootstrap', ['--version'])) installPackages(['debootstrap']);
  const folder = mkdtempSync(path.join(engineFolder, 'base-'));
  try {
    const root = path.join(folder, 'root');
    await runOrThrow('debootstrap', ['--variant=minbase', '--include=libatomic1', suite, root]);
    const local = path.join(root, 'usr/local');
    const binary = `node-linux-${process.arch}`;
    // Node's packages do not say which npm belongs to them: 11 is that of Node 24.
    const packages = [`${binary}@${node}`, 'npm@11'];
    await runOrThrow('npm', [
      'install',
      '--global',
      '--ignore-scripts',
      '--prefix',
      local,
      ...packages,
    ]);
    const program = path.join(local, 'bin/node');
    rmSync(program);
    copyFileSync(path.join(local, 'lib/node_modules', binary, 'bin/node'), program);
    chmodSync(program, 0o755);
    rmSync(path.join(local, 'lib/node_modules', binary), { recursive: true });
    // What debootstrap leaves of this machine, and what the official image has not either.
    for (const left of ['etc/resolv.conf', 'etc/hostname', 'var/cache/apt', 'var/lib/apt/lists'])
      rmSync(path.join(root, left), { recursive: true, force: true });
    const tar = path.join(folder, 'base.tar');
    await runOrThrow('tar', ['-C', root, '--numeric-owner', '--exclude=./dev/*', '-cf', tar, '.']);
    const search = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
    const changes = [`ENV PATH=${search}`, `ENV NODE_VERSION=${node}`, 'CMD ["node"]'];
    await docker('import', ...changes.flatMap((change) => ['-c', change]), tar, name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Makes sure that a private engine has the image that the Dockerfile begins with: pulled, or made here where no registry
 * answers. An engine of somebody else's pulls it by itself, and is given no stand-in.
 */
export const ensureBaseImage = async (engine: Engine): Promise<void> => {
  if (!engine.isPrivate) return;
  const base = readBase();
  if ((await engine.run('image', 'inspect', base.name)).status === 0) return;
  if ((await engine.run('pull', base.name)).status === 0) return;
  await makeStandIn(engine, base);
};
