// bench/RESULTS.md: one section for each bench, replaced when that bench runs again.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/sources.mjs';

const file = path.join(root, 'bench/RESULTS.md');

const revision = () => {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    const changes = git('status', '--porcelain', '--', 'server', 'client', 'shared');
    return git('rev-parse', '--short', 'HEAD') + (changes && ' with changes');
  } catch {
    return 'unknown';
  }
};

/** Date, revision, processor and versions, in a sentence. */
const describeMachine = () => {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const day = new Date().toISOString().slice(0, 10);
  const cores = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[0]?.toFixed(1);
  return `${day}, ${version} at ${revision()}; ${cores.length} cores of ${cores[0]?.model.trim()}, ${memory} GiB, load ${load} at the end; Node ${process.version}.`;
};

/**
 * A table of Markdown: the first row is its head.
 * @param {(string | number)[][]} rows
 */
export const table = ([head = [], ...rows]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Writes a section with date, machine and versions, in the place of the one with its title. */
export const writeSection = (title, body) => {
  const [intro = '', ...sections] = readFileSync(file, 'utf8').split(/^## /m);
  const section = `${title}\n\n${describeMachine()}\n\n${body}`;
  const at = sections.findIndex((one) => one.startsWith(`${title}\n`));
  sections.splice(at < 0 ? sections.length : at, 1, section);
  writeFileSync(file, `${[intro, ...sections].map((one) => one.trim()).join('\n\n## ')}\n`);
};
