// npm run format: Biome's formatting and safe fixes, written.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './sources.mjs';
import { readArguments } from './usage.mjs';

const { positionals } = readArguments(
  `npm run format [-- <file or folder> …]
Formats everything, or what is named, and fixes what Biome can fix by itself.
Example: npm run format -- server`,
  {},
  { allowPositionals: true },
);
ensureInstalled();
const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
const args = ['check', '--write', ...(positionals.length > 0 ? positionals : ['.'])];
const { status } = spawnSync(process.execPath, [biome, ...args], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
