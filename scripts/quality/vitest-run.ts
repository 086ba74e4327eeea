import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { runCommand } from './run-command.ts';

/** How many tests passed, failed and were skipped. */
export type TestCount = { passed: number; failed: number; skipped: number };

const reportSchema = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

/** Runs vitest with the given arguments, its report shown, and counts its tests. `env` is added to the environment. */
export async function runVitest(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<TestCount & { seconds: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'direct365-tests-'));
  const reportFile = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  try {
    const run = await runCommand(['vitest', 'run', ...reporters, ...args], { shown: true, env });
    const report = await readFile(reportFile, 'utf8').catch(() => null);
    return { ...countTests(report, run.passed), seconds: run.seconds };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Counts the tests of vitest's JSON report (null when it wrote none). A run never counts as fully passed by accident:
 * no report, no tests, a file that could not be loaded, or a failing exit without a failing test each count as failed.
 */
export function countTests(report: string | null, exitedWell: boolean): TestCount {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  const read = reportSchema.parse(JSON.parse(report));
  const unloadable = read.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const passed = read.numPassedTests;
  const skipped = read.numPendingTests + read.numTodoTests;
  const failed = read.numFailedTests + unloadable;
  const isUnexplained = failed === 0 && (passed === 0 || !exitedWell || !read.success);
  return { passed, failed: isUnexplained ? 1 : failed, skipped };
}
