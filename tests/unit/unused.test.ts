import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'jandaia-unused-'));
afterAll(() => rmSync(folder, { recursive: true }));

// knip is a process that loads much, and it is asked twice.
vi.setConfig({ testTimeout: 60_000 });

const knip = path.resolve('node_modules/knip/bin/knip.js');

/** What `npm run unused`, with our settings, finds in a site of these files. */
const foundIn = (name: string, files: Record<string, string>) => {
  const site = path.join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  }
  cpSync('knip.jsonc', path.join(site, 'knip.jsonc'));
  // So small a site has not all that our settings speak of.
  const args = [knip, '--no-config-hints', '--no-progress', '--reporter', 'symbols'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: site, encoding: 'utf8' });
  return { status, lines: stdout.split('\n').map((line) => line.trim().replace(/\s+/g, ' ')) };
};

const manifest = (...packages: string[]) =>
  JSON.stringify({
    name: 'site',
    type: 'module',
    scripts: { start: 'node scripts/start.mjs' },
    dependencies: Object.fromEntries(packages.map((name) => [name, '^1.0.0'])),
  });

const sound = {
  'package.json': manifest('express'),
  'scripts/start.mjs': "import '../server/main';\n",
  'server/main.ts':
    "import express from 'express';\nimport { a } from '../shared/a';\nexpress(a);\n",
  'shared/a.ts': 'export const a = 1;\n',
};

test('a site that uses what it has passes', () => {
  expect(foundIn('sound', sound)).toEqual({ status: 0, lines: [''] });
});

test('a package, a file and an export that nothing uses are found, and a package that is not listed', () => {
  const { status, lines } = foundIn('wasteful', {
    ...sound,
    'package.json': manifest('express', 'idle'),
    'shared/a.ts': "import 'borrowed';\nexport const a = 1;\nexport const forgotten = 2;\n",
    'shared/alone.ts': 'export const alone = 1;\n',
  });
  expect(status).toBe(1);
  const found = lines.filter((line) => /^(?:idle|borrowed|forgotten|shared\/alone)/.test(line));
  expect(found.map((line) => line.split(' ')[0])).toEqual([
    'shared/alone.ts',
    'idle',
    'borrowed',
    'forgotten',
  ]);
});
