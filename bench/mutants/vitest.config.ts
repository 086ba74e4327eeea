import { defineConfig } from 'vitest/config';

/** The tests of one part, as run-mutants.ts names them. */
export default defineConfig({
  test: {
    pool: 'forks',
    include: (process.env.MUTANT_TESTS ?? '').split(','),
    globalSetup: process.env.MUTANT_DATABASE === 'true' ? ['tests/support/global-setup.ts'] : [],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
