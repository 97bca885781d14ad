import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();
mkdirSync(path.join(folder, 'scripts'));
cpSync('scripts/sources.mjs', path.join(folder, 'scripts/sources.mjs'));

const brandOf = async (lines: string): Promise<string | undefined> => {
  writeFileSync(path.join(folder, '.env'), lines);
  const { givenSiteName } = await import(
    pathToFileURL(path.join(folder, 'scripts/sources.mjs')).href
  );
  return givenSiteName();
};

test('a build takes the brand from the environment, else from .env', async () => {
  vi.stubEnv('SITE_NAME', undefined);
  expect(await brandOf('SITE_NAME=" Kept "')).toBe('Kept');
  expect(await brandOf('PORT=1')).toBe(undefined);
  vi.stubEnv('SITE_NAME', 'Given');
  expect(await brandOf('SITE_NAME=Kept')).toBe('Given');
  vi.stubEnv('SITE_NAME', '');
  expect(await brandOf('SITE_NAME=Kept')).toBe('Kept');
  expect(await brandOf('SITE_NAME=')).toBe(undefined);
  vi.unstubAllEnvs();
});
