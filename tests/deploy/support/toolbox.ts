// The programs that check deploy/, in a Debian 13 of their own: their versions are those of a server, and not those of
// this machine.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aptInstallArguments, installPackages, runQuietly } from '../../../scripts/browsers.mjs';

/** The folder of the toolbox. */
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

/** Adds missing packages, because programs of the toolbox may be running. */
const addTo = (): boolean =>
  runQuietly('chroot', [toolbox, 'apt-get', 'update', '-qq']) &&
  runQuietly('chroot', [toolbox, 'apt-get', ...aptInstallArguments, ...packages]);

const make = (): void => {
  console.error(`making a Debian ${suite} with ${packages.join(', ')}: about a minute …`);
  if (existsSync(label) ? addTo() : makeNew()) writeFileSync(label, contents);
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
  return { outside, inside: outside.slice(toolbox.length) };
};

/** The command and the arguments for `spawn` of a program of the toolbox. */
export const inToolbox = (program: string, ...args: string[]): [string, string[]] => [
  'chroot',
  [toolbox, program, ...args],
];
