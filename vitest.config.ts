import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { matchesGlob } from 'node:path';
import { defineConfig } from 'vitest/config';
import {
  isEndToEnd,
  isOfProcesses,
  releaseTests,
  wantedTests,
} from './scripts/quality/release-parts.ts';

/** On large machines half the processors, as PostgreSQL needs the others; on small ones three, because many tests wait. */
const workers = Math.max(3, Math.floor(availableParallelism() / 2));

/** These change what modules keep (they define jobs and mails, or load code twice): each gets modules of its own. */
const changeModules = ['src/lib/{jobs,mail}/**/*.test.{ts,tsx}', 'src/lib/api/problem.test.ts'];

/** The second tier that is asked for, without its processes and pages: those that share their modules, and those that do not. */
const release = Object.groupBy(
  globSync(wantedTests().filter((glob) => !isOfProcesses(glob) && !isEndToEnd(glob))),
  (file) => (changeModules.some((glob) => matchesGlob(file, glob)) ? 'isolated' : 'shared'),
);

/** Only ends what hangs: how long anything takes is the machine's affair, and measured in bench/. */
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000 };

export default defineConfig({
  test: {
    ...timeouts,
    pool: 'forks',
    allowOnly: process.env.CI === undefined,
    globalSetup: ['tests/support/global-setup.ts'],
    // A test that reaches no assertion fails.
    expect: { requireAssertions: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // The design system reads its tokens from their style sheet; other style sheets are left out.
          css: { include: [/\?raw$/] },
          include: ['{src,tests/api}/**/*.test.{ts,tsx}', 'demo/**/*.test.ts'],
          exclude: [...changeModules, ...releaseTests],
          // The files of a worker share their modules: loading those of the API costs more than most of its tests.
          isolate: false,
          maxWorkers: workers,
        },
      },
      {
        extends: true,
        test: {
          ...{ name: 'isolated', include: changeModules, exclude: [...releaseTests] },
          maxWorkers: workers,
        },
      },
      {
        extends: true,
        test: {
          name: 'scripts',
          include: ['{scripts,bench}/**/*.test.ts'],
          exclude: [...releaseTests],
          maxWorkers: workers,
        },
      },
      {
        extends: true,
        test: {
          ...{ name: 'release', include: release.shared ?? [], maxWorkers: workers },
          css: { include: [/\?raw$/] },
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'release-isolated', include: release.isolated ?? [], maxWorkers: workers },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['tests/processes/**/*.test.ts'],
          // They wait more than they work.
          maxWorkers: workers,
          // The sites of the end-to-end tests are what users run, down to the builds of the libraries.
          env: { NODE_ENV: 'production' },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
