// npm run nightly -- mutate: StrykerJS changes one expression after another and expects a unit test to fail for each.
export default {
  // Without tables of prices, messages, the image API and icons: tests/http compares what the server sends with their values.
  mutate: [
    'shared/**/*.ts',
    '!shared/prices/!(planCost).ts',
    '!shared/apis/imageApi.ts',
    '!shared/contact/messages.ts',
    '!shared/icons.ts',
  ],
  thresholds: { break: 85 },
  // A mutant of a module's constant runs at load: all unit tests for each of them would take hours.
  ignoreStatic: true,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  // What Stryker does not copy into its sandbox: nothing that a unit test reads.
  ignorePatterns: ['/dist*', '/screens', '/coverage'],
  tempDirName: '.stryker-tmp',
  // Stryker reads a tsconfig by TypeScript's JavaScript API, which TypeScript 7 does not have; Vitest needs none.
  tsconfigFile: 'none',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { reportTests: false },
};
