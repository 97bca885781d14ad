import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporaryFolder';

/** A folder with the real `npm start`, and with a builder and a server that print their process ids. */
const folder = temporaryFolder();

const builder = `
import { mkdirSync, writeFileSync } from 'node:fs';
import { hashSources } from './scripts/sources.mjs';
console.log('builder', process.pid);
mkdirSync('dist/server', { recursive: true });
writeFileSync('dist/client.meta.json', '{}');
writeFileSync('dist/assets.json', JSON.stringify({ sources: await hashSources() }));
writeFileSync('dist/server/main.js', \`
  process.on('SIGTERM', () => process.exit(4));
  setInterval(() => {}, 1000);
  console.log('server', process.pid);
\`);
`;

const files: Record<string, string> = {
  'build.mjs': builder,
  'package.json': '{ "type": "module" }',
  'package-lock.json': '{ "packages": {} }',
  'node_modules/.package-lock.json': '{ "packages": {} }',
  'tsconfig.json': '{}',
};

beforeAll(() => {
  for (const name of ['client', 'server', 'shared', 'public', 'scripts/build', 'node_modules'])
    mkdirSync(path.join(folder, name), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  for (const name of ['start', 'ready', 'sources', 'usage'])
    cpSync(`scripts/${name}.mjs`, path.join(folder, `scripts/${name}.mjs`));
});

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const start = () => {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: { PATH: process.env['PATH'] },
  });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk;
    });
  const pid = (name: string) => Number(new RegExp(`${name} (\\d+)`).exec(text)?.[1]);
  return { child, out: () => text, pid, ended: once(child, 'close') };
};

test('npm start builds, and becomes the server, so that signals and exit codes are its own', async () => {
  const { child, out, pid, ended } = start();
  await expect.poll(out).toContain('server');
  expect(out()).toContain('builder');
  expect(pid('server')).toBe(child.pid);
  child.kill('SIGTERM');
  await ended;
  expect(child.exitCode).toBe(4);
});

test('npm start does not build when nothing has changed', async () => {
  const { out } = start();
  await expect.poll(out).toContain('server');
  expect(out()).not.toContain('builder');
});
