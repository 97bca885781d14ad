import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** A folder of its own, until the tests of the file have ended. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'jandaia-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
};
