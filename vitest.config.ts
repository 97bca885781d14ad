import { availableParallelism, totalmem } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

type Options = { name: string; testTimeout: number } & TestProjectInlineConfiguration['test'];

const project = ({ name, testTimeout, ...more }: Options): TestProjectInlineConfiguration => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    environment: 'node',
    // The files of a worker share their modules: loading the build for each of 90 files took most of the time.
    isolate: false,
    // Node loads the build as in production. Vite would take some 10 s of processor time to transform it.
    server: { deps: { external: [/\/dist[^/]*\/server\//] } },
    testTimeout,
    hookTimeout: 60_000,
    // As long as Playwright waits; a second is short on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    ...more,
  },
});

/** Bytes that two workers and their browser need. */
const twoWorkersBytes = 4e9;
const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
/** With 2 GiB pages of the browser tests crash or time out, in one worker too. */
const minBytes = 3e9;
if (memory < minBytes)
  console.warn(
    `The browser tests want 3 GB of memory; here are ${(memory / 1e9).toFixed(1)}: pages may crash.`,
  );
const cores = availableParallelism();
// Of two cores Vitest would leave one idle.
const maxWorkers = cores === 1 || memory < twoWorkersBytes ? 1 : Math.max(2, cores - 1);

/** It needs an engine, and nothing that the other tests of deploy/ need. */
const imageTest = 'tests/deploy/image.test.ts';

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      project({ name: 'unit', testTimeout: 10_000 }),
      project({ name: 'http', testTimeout: 15_000 }),
      project({ name: 'bytes', testTimeout: 30_000 }),
      project({
        name: 'browser',
        testTimeout: 30_000,
        include: ['tests/browser/**/*.test.ts', 'tests/engines/leaving.test.ts'],
        globalSetup: 'tests/browser/support/setup.ts',
      }),
      // Run by `npm run nightly -- engines`.
      project({
        name: 'engines',
        testTimeout: 60_000,
        globalSetup: 'tests/engines/support/setup.ts',
      }),
      // Run by `npm run nightly -- samples`.
      project({
        name: 'samples',
        testTimeout: 120_000,
        globalSetup: 'tests/samples/support/setup.ts',
      }),
      // Run by `npm run nightly -- deploy`.
      project({
        name: 'deploy',
        testTimeout: 120_000,
        exclude: [imageTest],
        globalSetup: 'tests/deploy/support/setup.ts',
      }),
      // Run by `npm run nightly -- image`.
      project({
        name: 'image',
        testTimeout: 120_000,
        include: [imageTest],
        globalSetup: 'tests/deploy/support/engineSetup.ts',
      }),
    ],
  },
});
