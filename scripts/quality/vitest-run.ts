import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { projectFolder } from '../project-folder.ts';
import { runCommand } from './run-command.ts';
import type { Failure, TestRun } from './test-run.ts';

const reportSchema = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});
type Report = z.infer<typeof reportSchema>;

/**
 * Runs vitest with the given arguments, its report shown; `beside` another run, it is returned instead.
 * `env` is added to the environment.
 */
export async function runVitest(
  args: readonly string[],
  { env = {}, beside = false }: { env?: NodeJS.ProcessEnv; beside?: boolean } = {},
): Promise<TestRun> {
  const folder = await mkdtemp(join(tmpdir(), 'direct365-tests-'));
  const reportFile = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  try {
    const run = await runCommand(['vitest', ...args, ...reporters], { shown: !beside, env });
    const report = await readFile(reportFile, 'utf8').catch(() => null);
    return { ...readReport(report, run.passed), seconds: run.seconds, output: run.output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Reads vitest's JSON report (null when it wrote none). A run never counts as fully passed by accident: no report, no
 * tests, a file that could not be loaded, or a failing exit without a failing test each count as failed.
 */
export function readReport(text: string | null, exitedWell: boolean): Omit<TestRun, 'seconds'> {
  if (text === null) return nothingKnown('vitest wrote no report');
  const report = reportSchema.parse(JSON.parse(text));
  const failures = [...failedTests(report), ...unloadableFiles(report)];
  const passed = report.numPassedTests;
  const isUnexplained = failures.length === 0 && (passed === 0 || !exitedWell || !report.success);
  if (isUnexplained) failures.push({ file: 'vitest', message: 'the run failed as a whole' });
  return {
    passed,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: inProject(name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

function nothingKnown(message: string): Omit<TestRun, 'seconds'> {
  return { passed: 0, failed: 1, skipped: 0, failures: [{ file: 'vitest', message }], files: [] };
}

function failedTests({ testResults }: Report): Failure[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title, failureMessages }) => ({
        file: inProject(name),
        test: [...ancestorTitles, title].filter(Boolean).join(' › '),
        message: stripVTControlCharacters(failureMessages[0] ?? ''),
      })),
  );
}

function unloadableFiles({ testResults }: Report): Failure[] {
  return testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    )
    .map(({ name, message }) => ({
      file: inProject(name),
      message: stripVTControlCharacters(message),
    }));
}

const inProject = (file: string): string => relative(projectFolder, file).replaceAll('\\', '/');
