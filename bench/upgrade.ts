import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { besideVariable } from '#tests/support/e2e/site-in-process.ts';
import { projectFolder } from '../scripts/project-folder.ts';
import type { Benchmark } from './harness/figures.ts';
import { checkOut, releaseBefore } from './harness/release-before.ts';

/**
 * The end-to-end tests that go the ways of both sides, of admins and of strangers. Those with a clock of their own are not
 * among them, as that of subscriptions: the other version would stay behind. The deal has a subscription in it.
 */
const usual = [
  ...['the-deal', 'two-people', 'client-side', 'consultant-side', 'way-in', 'vetting', 'admin'],
  ...['conversations', 'message-files', 'invitations', 'live-updates', 'notifications'],
  ...['saved-searches', 'project-workplace', 'photo', 'account-settings', 'brief'],
];
const tests = process.env.UPGRADE_TESTS?.split(',') ?? usual;
/** A commit; the last one of the release before this, where none is named. */
const from = process.env.UPGRADE_FROM;

const reportSchema = z.object({
  stats: z.object({
    expected: z.int(),
    unexpected: z.int(),
    flaky: z.int(),
    skipped: z.int(),
  }),
});

/**
 * The release before and this version serve one site, as in the midst of an upgrade. Each request of an end-to-end test comes to
 * the one or the other, behind the entry of a cluster, on the database that this version has made.
 */
export const upgrade: Benchmark = {
  about: 'end-to-end tests through a site that the release before and this version serve together',
  longestRunMs: 90 * 60_000,
  async run(report) {
    const commit = from ?? releaseBefore();
    const before = await checkOut(commit);
    const folder = await mkdtemp(join(tmpdir(), 'direct365-upgrade-'));
    const results = join(folder, 'results.json');
    try {
      report(`${before.version} (${commit.slice(0, 8)}) is built; the end-to-end tests begin`);
      const files = tests.map((name) => `/${name}\\.test\\.ts$`);
      const { status } = spawnSync(
        'npx',
        [
          'playwright',
          'test',
          ...files,
          '--reporter=line,json',
          '--output',
          join(folder, 'traces'),
        ],
        {
          ...{ cwd: projectFolder, stdio: 'inherit' },
          env: {
            ...process.env,
            PLAYWRIGHT_JSON_OUTPUT_FILE: results,
            [besideVariable]: before.folder,
          },
        },
      );
      const { stats } = reportSchema.parse(JSON.parse(await readFile(results, 'utf8')));
      if (status !== 0) report(`the end-to-end tests ended with ${status}`);
      return [
        { name: 'end-to-end tests passed', value: stats.expected, unit: 'count' },
        { name: 'passed at the second try', value: stats.flaky, unit: 'count' },
        { name: 'failed', value: stats.unexpected, unit: 'count' },
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
      await before.remove();
    }
  },
};
