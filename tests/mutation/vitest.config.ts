import { defineConfig } from 'vitest/config';
import unitAndOthers from '../../vitest.config';

type Project = { test: { name: string; include: string[] } };

const projects = (unitAndOthers.test?.projects ?? []) as Project[];

/** The unit tests, as `npm run nightly -- mutate` runs them: tests of other projects need a build of each mutant. */
export default defineConfig({
  test: {
    projects: projects
      .filter(({ test }) => test.name === 'unit')
      .map(({ test }) => ({
        test: {
          ...test,
          include: [...test.include, 'tests/mutation/*.test.ts'],
          setupFiles: ['tests/mutation/setup.ts'],
        },
      })),
  },
});
