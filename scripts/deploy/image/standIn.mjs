// A stand-in for the base image, of the name that the Dockerfile asks for: Debian by debootstrap, Node and npm by npm.
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { root } from '../../sources.mjs';
import { buildah, cache } from './builder.mjs';
import { output } from './programs.mjs';

/** Of the major version that comes with this Node. */
const npmVersion = '11.21.1';

/** What the Dockerfile is built upon: name, Node's version and Debian's. */
export const readBase = () => {
  const docker = readFileSync(path.join(root, 'Dockerfile'), 'utf8');
  const found = /^FROM (node:(\d+\.\d+\.\d+)-([a-z]+)-slim)(?:@sha256:\w+)? AS node$/m.exec(docker);
  if (!found) throw new Error('the Dockerfile names no exact version of node: as its base');
  const [, name, version, suite] = found;
  return { name, version, suite };
};

const fetchPackage = (spec, folder) => {
  mkdirSync(folder, { recursive: true });
  const file = output('npm', ['pack', '--silent', spec], { cwd: folder }).trim();
  output('tar', ['xzf', file], { cwd: folder });
  return path.join(folder, 'package');
};

/** The layout of the image of Docker's library: Node and npm in /usr/local, a user `node`, 1000. */
const fill = (folder, { version, suite }, work) => {
  output('debootstrap', ['--variant=minbase', suite, folder]);
  const node = fetchPackage(`node-linux-${process.arch}@${version}`, path.join(work, 'node'));
  output('cp', [path.join(node, 'bin/node'), path.join(folder, 'usr/local/bin/node')]);
  const modules = path.join(folder, 'usr/local/lib/node_modules');
  mkdirSync(modules, { recursive: true });
  renameSync(fetchPackage(`npm@${npmVersion}`, path.join(work, 'npm')), path.join(modules, 'npm'));
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(folder, 'usr/local/bin/npm'));
  output('chroot', [folder, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node']);
  for (const leftover of ['var/cache/apt/archives', 'var/lib/apt/lists'])
    rmSync(path.join(folder, leftover), { recursive: true, force: true });
};

/** The name of the base image, which is made first where the store has none. */
export const ensureBase = () => {
  const base = readBase();
  const images = JSON.parse(buildah('images', '--json') || '[]');
  if (images?.some(({ names }) => names?.includes(`localhost/${base.name}`))) return base.name;
  console.error(`making a stand-in for ${base.name}: two minutes …`);
  const work = mkdtempSync(path.join(cache, 'base-'));
  try {
    const folder = path.join(work, 'root');
    fill(folder, base, work);
    const recipe = path.join(work, 'Dockerfile');
    writeFileSync(
      recipe,
      `FROM scratch\nCOPY . /\nENV NODE_VERSION=${base.version}\nCMD ["node"]\n`,
    );
    buildah('build', '--file', recipe, '--tag', `localhost/${base.name}`, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return base.name;
};
