// Packages of this system, where it is a Debian or Ubuntu and we may install them.
import { spawnSync } from 'node:child_process';

/** apt-get's own words for an installation that asks nothing and brings nothing beside. */
export const installing = ['install', '-y', '-qq', '--no-install-recommends'];

/**
 * Runs a command that asks nothing, and tells whether it succeeded.
 * @param {string} command
 * @param {string[]} args
 */
export const runQuietly = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs packages, and tells whether they are there now. */
export const installPackages = (names) => {
  console.error(`installing ${names.join(', ')} from the packages of this system …`);
  return (
    runQuietly('apt-get', ['update', '-qq']) && runQuietly('apt-get', [...installing, ...names])
  );
};
