import { readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'vitest';

// A mutant that throws while its module loads fails the test files that import it, but no test in them, and StrykerJS
// counts failed tests only: this file loads each module inside a test.
const modules = ['shared', 'server/request', 'server/cache']
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /(?<!\.d)\.ts$/.test(entry.name))
  .map(({ parentPath, name }) => path.join(parentPath, name));

test.each([...modules, 'server/settings/settings.ts'])('%s loads', async (file) => {
  await import(/* @vite-ignore */ path.resolve(file));
});
