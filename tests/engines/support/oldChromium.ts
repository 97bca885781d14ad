import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { root } from '../../../scripts/sources.mjs';
import { launchOptions } from '../../browser/support/launchOptions';
import { openReader } from './playwright';
import type { Engine } from './reader';

/** The path of an old Chromium's program, which its package has compressed. */
const unpack = (version: number): string => {
  const folder = path.join(root, 'node_modules/.cache/chromium');
  const program = path.join(folder, String(version));
  if (existsSync(program)) return program;
  const archive = path.join(root, `tests/engines/node_modules/chromium-${version}/bin/chromium.br`);
  mkdirSync(folder, { recursive: true });
  const draft = `${program}.draft`;
  writeFileSync(draft, brotliDecompressSync(readFileSync(archive)));
  chmodSync(draft, 0o755);
  renameSync(draft, program);
  return program;
};

/**
 * Starts an old Chromium. The libraries of the system's Chromium are its own.
 * @param version a major version that tests/engines/package.json has
 */
export const startOldChromium = async (version: number): Promise<Engine> => {
  const browser = await chromium.launch({ ...launchOptions(), executablePath: unpack(version) });
  return {
    name: 'chromium',
    open: (look) => openReader('chromium', browser, look),
    close: () => browser.close(),
  };
};
