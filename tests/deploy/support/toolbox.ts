// The programs by which what stands in deploy/ is checked: a Debian 13 of their own, beside this system, because
// a server is checked by the version that others run and not by the one that is installed here.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aptInstallArguments, installPackages, runQuietly } from '../../../scripts/browsers.mjs';

/** Where it is made. */
export const toolbox = '/var/cache/jandaia-toolbox';
const suite = 'trixie';
const packages = [
  'ca-certificates',
  'caddy',
  'curl',
  'docker-compose',
  'jq',
  'kubectl',
  'nginx',
  'openssl',
  'prometheus',
  'systemd',
];

/** What is in the toolbox, written into it last: another list makes another one. */
const contents = JSON.stringify({ suite, packages });
const label = path.join(toolbox, 'toolbox.json');

const isMade = (): boolean => existsSync(label) && readFileSync(label, 'utf8') === contents;

const makeNew = (): boolean => {
  rmSync(toolbox, { recursive: true, force: true });
  const installed = runQuietly('debootstrap', ['--version']) || installPackages(['debootstrap']);
  const include = `--include=${packages.join(',')}`;
  return installed && runQuietly('debootstrap', ['--variant=minbase', include, suite, toolbox]);
};

/** What another list has left out is added: programs of it may be running. */
const addTo = (): boolean =>
  runQuietly('chroot', [toolbox, 'apt-get', 'update', '-qq']) &&
  runQuietly('chroot', [toolbox, 'apt-get', ...aptInstallArguments, ...packages]);

const make = (): void => {
  console.error(`making a Debian ${suite} with ${packages.join(', ')}: about a minute …`);
  if (existsSync(label) ? addTo() : makeNew()) writeFileSync(label, contents);
};

/** Makes the toolbox where it is missing and this may be done; else gives a message. */
export const ensureToolbox = (): { missing?: string } => {
  if (!isMade() && process.getuid?.() === 0) make();
  return isMade()
    ? {}
    : { missing: 'this needs root on a Debian or Ubuntu, for debootstrap and chroot' };
};

/** A new folder that the programs of the toolbox see: its path for us, and for them. */
export const folderInToolbox = (): { outside: string; inside: string } => {
  const outside = mkdtempSync(path.join(toolbox, 'tmp', 'jandaia-'));
  return { outside, inside: outside.slice(toolbox.length) };
};

/** How a program of the toolbox is started: command and arguments for `spawn`. */
export const inToolbox = (program: string, ...args: string[]): [string, string[]] => [
  'chroot',
  [toolbox, program, ...args],
];
