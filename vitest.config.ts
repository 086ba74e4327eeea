import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Two workers on a machine with two processors; on larger ones half the processors, as PostgreSQL needs the others. */
const workers = Math.max(2, Math.floor(availableParallelism() / 2));

export default defineConfig({
  test: {
    pool: 'forks',
    allowOnly: process.env.CI === undefined,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // The design system reads its tokens from their style sheet; other style sheets are left out.
          css: { include: [/\?raw$/] },
          include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          maxWorkers: workers,
          testTimeout: 15_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: { name: 'scripts', include: ['scripts/**/*.test.ts'], maxWorkers: workers },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          setupFiles: ['tests/support/fail-on-policy-violations.ts'],
          // One after the other: a browser, a server and a database of its own are all the machine should carry at once.
          maxWorkers: 1,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // The sites of the journeys are what users run, down to the builds of the libraries.
          env: { NODE_ENV: 'production' },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
