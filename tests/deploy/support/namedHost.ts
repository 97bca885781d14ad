// A host with its own name and the usual ports, on a loopback address of its own.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dist } from '../../support/build';
import { temporaryFolder } from '../../support/temporaryFolder';
import type { Ran } from '../../support/tool';

export const namedHost = 'www.jandaia.test';
/** Its address, on which nothing else listens. */
export const hostAddress = '127.0.77.1';

/** Replaces texts of the nginx sample and adds that address; throws if a text is missing. */
export const atNamedHost =
  (...replacements: readonly (readonly [from: string, to: string])[]) =>
  (sample: string): string => {
    const changed = replacements.reduce((conf, [from, to]) => {
      if (!conf.includes(from)) throw new Error(`the sample does not say: ${from}`);
      return conf.replace(from, to);
    }, sample);
    return changed.replaceAll(
      /^ *listen (80|443 ssl)(.*;)$/gm,
      `$&\n    listen ${hostAddress}:$1$2`,
    );
  };

/**
 * Runs a command with these settings in `.env`, the name of the host in /etc/hosts, and the authority trusted.
 */
export const commandsFor = (settings: Record<string, string>, authority: string) => {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder, name);
  mkdirSync(folder, { recursive: true });
  const lines = Object.entries(settings).map(([name, value]) => `${name}="${value}"\n`);
  writeFileSync(at('.env'), lines.join(''));
  writeFileSync(at('authority.pem'), authority);
  writeFileSync(
    at('hosts'),
    `${readFileSync('/etc/hosts', 'utf8')}\n${hostAddress} ${namedHost}\n`,
  );
  symlinkSync(dist, at('dist'));
  return (tool: 'doctor' | 'contract', ...args: string[]): Promise<Ran> =>
    new Promise((resolve) => {
      const named = ['-c', `mount --bind ${at('hosts')} /etc/hosts && exec "$@"`, 'sh'];
      const command = [process.execPath, path.resolve('scripts/tool.mjs'), tool, ...args];
      const env = { PATH: process.env['PATH'], NODE_EXTRA_CA_CERTS: at('authority.pem') };
      execFile(
        'unshare',
        ['--mount', 'sh', ...named, ...command],
        { cwd: folder, env, maxBuffer: 1e8 },
        (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
      );
    });
};
