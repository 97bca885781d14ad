import { test } from 'vitest';

// A mutant that throws while its module loads fails the test files that import it, but no test in them, and StrykerJS
// counts failed tests only: this file loads each module inside a test.
const modules = import.meta.glob<unknown>([
  '../../shared/**/*.ts',
  '../../server/{request,cache}/**/*.ts',
  '../../server/settings.ts',
  '!**/*.d.ts',
]);

test.each(Object.entries(modules))('%s loads', async (_name, load) => {
  await load();
});
