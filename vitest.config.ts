import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** `programs` says that tests/<name>/support/setup.ts looks for, and installs, what the tests start. */
const project = (
  name: string,
  testTimeout: number,
  { retry = 0, more = [] as string[], programs = false } = {},
) => ({
  test: {
    name,
    globalSetup: programs ? [`tests/${name}/support/setup.ts`] : [],
    retry,
    include: [`tests/${name}/**/*.test.{ts,tsx}`, ...more],
    environment: 'node',
    testTimeout,
    hookTimeout: 60_000,
    // As long as Playwright waits for what it looks for; a second is short on a machine with company.
    expect: { poll: { timeout: 10_000 } },
  },
});

/**
 * A browser in real time shares a machine with others: a test of it that fails once is asked again, and
 * `npm test` says how many were. Nothing else is: whatever heals itself at the second request is a fault.
 */
const onceMore = 1;

/** The suites, in the order in which `npm test` runs them. */
export default defineConfig({
  test: {
    // Vitest would leave one core of two idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      project('unit', 10_000),
      project('http', 15_000),
      project('bytes', 30_000),
      project('browser', 30_000, {
        retry: onceMore,
        more: ['tests/engines/leaving.test.ts'],
        programs: true,
      }),
      // Asked by `npm run nightly -- engines`.
      project('engines', 60_000, { programs: true }),
      // Asked by `npm run nightly -- deploy`.
      project('deploy', 120_000, { programs: true }),
    ],
  },
});
