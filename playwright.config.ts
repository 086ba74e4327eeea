import { defineConfig } from '@playwright/test';
import { isEndToEnd, releaseTests, wantedTests } from './scripts/quality/release-parts.ts';
import { browserLaunch } from './tests/support/browser.ts';

// The sites of the end-to-end tests are what users run, down to the builds of the libraries: these ask once, when they are loaded.
process.env.NODE_ENV = 'production';

const minute = 60_000;

/** A test of the second tier in a file of the first. */
const inSecondTier = /@release/;

/** Playwright matches globs with whole paths. */
const anywhere = (globs: readonly string[]): string[] =>
  globs.filter(isEndToEnd).map((glob) => `**/${glob}`);

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    {
      ...{ name: 'fast', testMatch: '**/*.test.ts', testIgnore: anywhere(releaseTests) },
      grepInvert: inSecondTier,
    },
    { name: 'release', testMatch: anywhere(wantedTests()) },
    // The files of the first tier with all of their tests: those of one file may build on each other.
    { name: 'whole', testMatch: '**/*.test.ts', testIgnore: anywhere(releaseTests) },
  ],
  globalSetup: './tests/support/e2e/prepare-end-to-end.ts',
  outputDir: 'test-results/e2e',
  // Two at a time: each has a browser, and a server with a database of its own, on the two processors.
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // What passes only at the second try is named at the end, with the trace of that try: a fault of the product or of the test.
  retries: 1,
  // How long something may hang before it counts as failed. A busy machine has time enough.
  timeout: 8 * minute,
  expect: { timeout: minute, toPass: { timeout: minute } },
  reportSlowTests: null,
  // What is built already runs as it is.
  build: { external: ['**/dist/**'] },
  use: {
    actionTimeout: minute,
    navigationTimeout: minute,
    launchOptions: browserLaunch(),
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: true, sources: false },
  },
});
