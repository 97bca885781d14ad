// Buildah, which builds a Dockerfile without a daemon, with a store of its own: nothing of this machine's is touched.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../sources.mjs';
import { output } from './programs.mjs';

/** Kept between runs: making the base takes most of a first one. */
export const cache = '/var/cache/jandaia-image';

/** Where the certificates of a proxy would be, by which npm has to reach its registry. */
const certificates = process.env.NODE_EXTRA_CA_CERTS;

// vfs wherever overlay is refused, such as on another overlay.
let driver = 'overlay';
const store = () => [
  ...['--root', path.join(cache, `store-${driver}`), '--runroot', path.join(cache, 'run')],
  ...['--storage-driver', driver],
];

/** What a command of buildah prints. */
export const buildah = (...args) =>
  output('buildah', [...store(), ...args], {
    env: { ...process.env, BUILDAH_ISOLATION: 'chroot' },
  });

export const openStore = () => {
  mkdirSync(cache, { recursive: true });
  try {
    buildah('info');
  } catch {
    driver = 'vfs';
    buildah('info');
  }
};

/** The .npmrc that the build is given as a secret: a planted word, and what this machine's registry needs. */
const npmrc = (planted) => {
  const file = path.join(cache, 'npmrc');
  writeFileSync(file, `; ${planted}\n${certificates ? `cafile=${certificates}\n` : ''}`, {
    mode: 0o600,
  });
  return file;
};

/** Builds the Dockerfile, as it stands, from a folder of sources; each of its steps becomes a layer, as Docker has it. */
export const buildImage = (tag, context, planted, buildArguments = {}) => {
  const trusted = certificates && existsSync(certificates);
  buildah(
    ...['build', '--layers', '--format', 'docker', '--pull-never', '--tag', tag],
    ...['--secret', `id=npmrc,src=${npmrc(planted)}`],
    ...(trusted ? ['--volume', `${certificates}:${certificates}:ro`] : []),
    ...Object.entries(buildArguments).flatMap(([name, value]) => [
      '--build-arg',
      `${name}=${value}`,
    ]),
    ...['--file', path.join(root, 'Dockerfile'), context],
  );
};

/** What Docker would know of an image: Env, User, Entrypoint, Cmd, Healthcheck, Labels … */
export const configOf = (tag) =>
  JSON.parse(buildah('inspect', '--type', 'image', tag)).Docker.config;

/** Everything in an image as one folder, and how to let go of it. */
export const mountImage = (tag) => {
  const container = buildah('from', '--pull-never', tag).trim();
  return {
    folder: buildah('mount', container).trim(),
    release: () => buildah('rm', container),
  };
};

/** Lets go of what builds leave open, and of images without a name, which are their steps; the others stay for a next run. */
export const prune = () => {
  buildah('rm', '--all');
  buildah('rmi', '--prune', '--force');
};
