import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const source = path.resolve(import.meta.dirname, '../../scripts/sources.mjs');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-name-'));
  mkdirSync(path.join(folder, 'scripts'));
  copyFileSync(source, path.join(folder, 'scripts/sources.mjs'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** The brand of a checkout whose `.env` says this. */
const brandOf = async (lines: string): Promise<string | undefined> => {
  writeFileSync(path.join(folder, '.env'), lines);
  const { givenSiteName } = await import(
    pathToFileURL(path.join(folder, 'scripts/sources.mjs')).href
  );
  return givenSiteName();
};

test('the brand is that of .env, and of the environment before it', async () => {
  vi.stubEnv('SITE_NAME', undefined);
  expect(await brandOf('SITE_NAME=" Kept "')).toBe('Kept');
  expect(await brandOf('PORT=1')).toBe(undefined);
  vi.stubEnv('SITE_NAME', 'Given');
  expect(await brandOf('SITE_NAME=Kept')).toBe('Given');
});

test('a build leaves .env to the server that it starts, which reads it again after a change', async () => {
  await brandOf('NOT_A_SETTING=1');
  expect(process.env['NOT_A_SETTING']).toBe(undefined);
});
