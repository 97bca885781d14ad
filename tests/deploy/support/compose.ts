import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderInToolbox, inToolbox } from './toolbox';

type Service = {
  image?: string;
  // biome-ignore lint/suspicious/noExplicitAny: what is in it is what is tried.
  [field: string]: any;
};
type Compose = {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, unknown>;
};

/** Reads our file with Docker Compose and these settings in `.env`; also returns its warnings. */
export const readCompose = (
  settings: Record<string, string>,
  change: (file: string) => string = (file) => file,
): { warnings: string; compose: Compose } => {
  const { outside, inside } = folderInToolbox();
  try {
    cpSync('deploy', path.join(outside, 'deploy'), { recursive: true });
    const folder = path.join(outside, 'deploy/compose');
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, 'compose.yaml');
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(path.join(folder, '.env'), lines.join(''));
    const inChroot = path.join(inside, 'deploy/compose/compose.yaml');
    const [command, args] = inToolbox(
      'docker-compose',
      ...['-f', inChroot, 'config', '--format', 'json'],
    );
    const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
    if (status !== 0 && stderr === '') throw new Error(`docker-compose ended with ${status}`);
    return { warnings: stderr.trim(), compose: JSON.parse(stdout || '{}') };
  } finally {
    rmSync(outside, { recursive: true });
  }
};
