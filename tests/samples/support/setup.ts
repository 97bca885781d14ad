import { spawnSync } from 'node:child_process';
import { ensureInstalled } from '../../../scripts/ready.mjs';
import { exitCodes, exitWithError } from '../../../scripts/usage.mjs';

const programs: [name: string, command: string, ...args: string[]][] = [
  ['curl 7.76 or newer', 'curl', '--fail-with-body', '--version'],
  ['python3', 'python3', '--version'],
  ['requests, a package of Python', 'python3', '-c', 'import requests'],
  ['base64', 'base64', '--version'],
  ['jq', 'jq', '--version'],
  ['php with curl (php-cli, php-curl)', 'php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'],
];

/** Vitest runs this before the tests of the samples. Ends the process with a list of missing programs. */
export default (): void => {
  const missing = programs.flatMap(([name, command, ...args]) =>
    spawnSync(command, args).status === 0 ? [] : name,
  );
  if (missing.length > 0) exitWithError(`missing: ${missing.join(', ')}`, exitCodes.missing);
  ensureInstalled('tests/samples');
};
