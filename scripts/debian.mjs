// Packages of this system, where it is a Debian or Ubuntu and we may install them.
import { spawnSync } from 'node:child_process';

/** apt-get's own words for an installation that asks nothing and brings nothing beside. */
export const installing = ['install', '-y', '-qq', '--no-install-recommends'];

const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs packages, and tells whether they are there now. */
export const installPackages = (names) => {
  console.error(`installing ${names.join(', ')} from the packages of this system …`);
  return apt('update', '-qq') && apt(...installing, ...names);
};
