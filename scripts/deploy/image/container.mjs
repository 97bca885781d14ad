// Runs an image's own command as its user, as a strict container runtime does: a process space of its own, a read-only
// file system without anything writable in it, no capability, no way to get any.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The root becomes read-only for whoever is started in it, and for nobody else. */
const enter = `
mount --bind "$1" "$1" && mount --rbind /dev "$1/dev" && mount -t proc proc "$1/proc" &&
mount -o remount,bind,ro "$1" && cd "$1" && shift && exec chroot . "$@"`;

const stripped = (user) => {
  const [uid, gid = uid] = user.split(':');
  return [
    ...['/usr/bin/setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'],
    ...['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--'],
  ];
};

/** Starts a command in an image; the environment is the image's, and these settings over it. */
export const startIn = (folder, config, command, settings = {}) => {
  const env = {
    ...Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s))),
    ...settings,
  };
  // chroot begins in its root; the image says where to work.
  const inPlace = ['/usr/bin/env', `--chdir=${config.WorkingDir}`, ...command];
  const child = spawn(
    'unshare',
    [
      ...['--mount', '--pid', '--fork', '--kill-child', '/bin/sh', '-c', enter, 'sh', folder],
      ...stripped(config.User),
      ...inPlace,
    ],
    { env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  return {
    child,
    said: () => said,
    /** Resolves with the status that it ends with. */
    ended: once(child, 'close').then(([status]) => status),
    /** The number of its process 1, for us. */
    first: () => childrenOf(child.pid)[0],
  };
};

/** The numbers of the processes that a process has started and that have not ended. */
export const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** The values of a process's status by their names. */
export const statusOf = (pid) =>
  Object.fromEntries(
    readFileSync(path.join('/proc', String(pid), 'status'), 'utf8')
      .split('\n')
      .map((line) => line.split(/:\s*(.*)/s)),
  );
