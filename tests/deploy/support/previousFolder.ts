// The repository as it could have been one build before.
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What the Dockerfile needs, and what it must not see. */
const names = readFileSync('.dockerignore', 'utf8').matchAll(/^!(.+)$/gm);

/** Makes a copy whose pages and scripts differ a little from ours, and returns its path. */
export const makePreviousFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'jandaia-previous-'));
  for (const name of ['Dockerfile', '.dockerignore', ...Array.from(names, ([, name = '']) => name)])
    cpSync(name, path.join(folder, name), { recursive: true });
  const client = path.join(folder, 'client');
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.css')) appendFileSync(path.join(client, file), '\n.previous { --of: 1 }\n');
  appendFileSync(
    path.join(client, 'main.ts'),
    "\ndocument.documentElement.dataset['previous'] = '';\n",
  );
  return folder;
};
