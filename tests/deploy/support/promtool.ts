import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderInToolbox, inToolbox } from './toolbox';

/** Runs promtool on files; `args` gets a function for their paths in the toolbox. */
export const promtool = (
  files: Record<string, string>,
  args: (at: (name: string) => string) => string[],
  input = '',
): { passed: boolean; output: string } => {
  const { outside, inside } = folderInToolbox();
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(outside, name), text);
    const [command, rest] = inToolbox('promtool', ...args((name) => path.join(inside, name)));
    const { status, stdout, stderr } = spawnSync(command, rest, { input, encoding: 'utf8' });
    return { passed: status === 0, output: stdout + stderr };
  } finally {
    rmSync(outside, { recursive: true, force: true });
  }
};
