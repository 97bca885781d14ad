import { readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'vitest';

// A mutant that throws while its module loads fails the test files that import it, but no test in them, and StrykerJS
// counts failed tests only: this file loads each module inside a test.
const modules = readdirSync('shared', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.d)\.ts$/.test(entry.name))
  .map(({ parentPath, name }) => path.join(parentPath, name));

test.each(modules)('%s loads', async (file) => {
  await import(/* @vite-ignore */ path.resolve(file));
});
