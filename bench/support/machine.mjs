// What a figure was measured on.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/sources.mjs';

const revision = () => {
  try {
    const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--', 'server', 'client', 'shared') ? ' with changes' : ''}`;
  } catch {
    return 'unknown';
  }
};

/** Date, revision, processor and versions, in a sentence. */
export const describeMachine = () => {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const day = new Date().toISOString().slice(0, 10);
  const cores = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[0]?.toFixed(1);
  return `${day}, ${version} at ${revision()}; ${cores.length} cores of ${cores[0]?.model.trim()}, ${memory} GiB, load ${load} at the end; Node ${process.version}.`;
};
