import { defineConfig } from 'vitest/config';

/** The tests of one part, as run-mutants.ts names them. */
export default defineConfig({
  test: {
    pool: 'forks',
    // Loading the API costs more than most tests of it: the files that notice a change share their modules.
    isolate: false,
    include: (process.env.MUTANT_TESTS ?? '').split(','),
    globalSetup: process.env.MUTANT_DATABASE === 'true' ? ['tests/support/global-setup.ts'] : [],
    // They only end a hanging test: Stryker detects mutants that never end.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
