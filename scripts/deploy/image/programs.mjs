// Starts the programs that build an image without Docker, and installs Debian's where they are missing.
import { spawnSync } from 'node:child_process';
import { installPackages } from '../../debian.mjs';

/** What a command prints; throws what it complained about where it fails. */
export const output = (command, args, options = {}) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    ...options,
  });
  if (error) throw error;
  if (status !== 0)
    throw new Error(`${[command, ...args].join(' ')}\n${`${stdout}${stderr}`.trim().slice(-4000)}`);
  return stdout;
};

const isThere = (program) => !spawnSync(program, ['--version'], { stdio: 'ignore' }).error;

/** Installs what is missing of Debian's packages, each of which has a program of its name. */
export const ensurePrograms = (names) => {
  const missing = names.filter((name) => !isThere(name));
  if (missing.length === 0) return;
  if (!installPackages(missing)) throw new Error(`could not be installed: ${missing.join(', ')}`);
};
