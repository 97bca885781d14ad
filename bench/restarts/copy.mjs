// A copy of the sources, in which another version is built without touching anybody's work.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/sources.mjs';

const run = promisify(execFile);

/** What a checkout does not have, or what the build does not read. */
const left = /^(node_modules|dist.*|\.git|\.stryker-tmp|screens)$/;

/** Copies the sources into `folder`; `change` replaces a text that occurs once in a file, `build` builds all. */
export const copySources = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'jandaia-restarts-'));
  await cp(root, folder, {
    recursive: true,
    filter: (source) => !left.test(path.relative(root, source)),
  });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));

  const build = (...args) =>
    run(process.execPath, ['build.mjs', ...args], { cwd: folder, maxBuffer: 2 ** 26 });

  const change = async ({ file, from, to }) => {
    const name = path.join(folder, file);
    const text = await readFile(name, 'utf8');
    if (text.split(from).length !== 2) throw new Error(`${file} does not have once: ${from}`);
    await writeFile(
      name,
      text.replace(from, () => to),
    );
  };

  return { folder, build, change, remove: () => rm(folder, { recursive: true, force: true }) };
};
