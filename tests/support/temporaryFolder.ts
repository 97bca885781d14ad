import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** Makes a folder and removes it after the tests of the file. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'jandaia-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
};
