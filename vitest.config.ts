import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const project = (name: string, testTimeout: number, retry = 0) => ({
  test: {
    name,
    retry,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    environment: 'node',
    testTimeout,
    hookTimeout: 60_000,
  },
});

/**
 * A browser and a server in real time share a machine with others: a test of them that fails once
 * is asked again, and the reporter marks it "(retry x1)". What is wrong fails both times.
 */
const onceMore = 1;

/** The suites of `npm test`, in the order in which it runs them. */
export default defineConfig({
  test: {
    // Vitest would leave one core of two idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      project('unit', 10_000),
      project('http', 15_000, onceMore),
      project('bytes', 30_000),
      project('browser', 30_000, onceMore),
    ],
  },
});
