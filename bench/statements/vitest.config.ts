import { defineConfig } from 'vitest/config';

/** The tests that the product is listened to in, as collect-statements.ts names them. */
export default defineConfig({
  test: {
    pool: 'forks',
    isolate: false,
    maxWorkers: 3,
    include: (process.env.STATEMENTS_TESTS ?? '').split(','),
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['bench/statements/record-statements.ts'],
    css: { include: [/\?raw$/] },
    // They only end what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
