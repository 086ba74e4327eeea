import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { projectFolder } from '../project-folder.ts';
import { runCommand } from './run-command.ts';
import type { Failure, TestRun } from './test-run.ts';
import { unhandledErrorsFile } from './unhandled-errors-reporter.ts';

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

const unhandledErrorsSchema = z.array(
  z.object({ file: z.string().optional(), message: z.string() }),
);

/** Stands for a file where the run failed as a whole. */
const wholeRun = 'vitest';

interface Surroundings {
  /** Added to the environment. */
  env?: NodeJS.ProcessEnv;
  /** Another run is shown meanwhile: this one's output is returned instead. */
  beside?: boolean;
}

/**
 * Runs vitest with the given arguments, its report shown or returned. The files of a few failures are run once more, by
 * themselves, and all of them where the run failed as a whole. What passes then counts as passed, and is named among
 * the flaky.
 */
export async function runVitest(
  args: readonly string[],
  surroundings: Surroundings = {},
): Promise<TestRun> {
  let first = await runOnce(args, surroundings);
  if (failedAsAWhole(first)) first = withAllRepeated(first, await runOnce(args, surroundings));
  const files = filesToRepeat(first);
  if (files.length === 0) return first;
  const projects = args.filter((argument) => argument.startsWith('--project='));
  const again = ['run', ...projects, '--maxWorkers=1', ...files];
  return withRepetition(first, await runOnce(again, surroundings));
}

/** So many failures are hardly chance: they are not run again. */
const mostRepeated = 10;

const failedAsAWhole = ({ failures }: Pick<TestRun, 'failures'>): boolean =>
  failures.some(({ file }) => file === wholeRun);

/** The files that may have failed by chance; none where the run failed as a whole. */
export function filesToRepeat(run: Pick<TestRun, 'failures'>): string[] {
  if (run.failures.length > mostRepeated || failedAsAWhole(run)) return [];
  return [...new Set(run.failures.map(({ file }) => file))];
}

/** A run that failed as a whole, when all was run again: that counts, unless it failed as a whole again. */
export function withAllRepeated(first: TestRun, second: TestRun): TestRun {
  return {
    ...(failedAsAWhole(second) ? first : { ...second, flaky: first.failures }),
    ...takenTogether(first, second),
  };
}

/** A run whose failed files were run again: what failed in a file that now passes was flaky. */
export function withRepetition(first: TestRun, second: TestRun): TestRun {
  const ran = new Set(second.files.map(({ file }) => file));
  const failedAgain = new Set(second.failures.map(({ file }) => file));
  const isFlaky = ({ file }: Failure) =>
    ran.has(file) && !failedAgain.has(file) && !failedAgain.has(wholeRun);
  const flaky = first.failures.filter(isFlaky);
  const failures = first.failures.filter((failure) => !isFlaky(failure));
  // What happened outside of the tests is none of them.
  const tests = flaky.filter(({ test }) => test !== undefined);
  return {
    ...first,
    ...{ passed: first.passed + tests.length, failed: failures.length, failures },
    flaky: [...first.flaky, ...flaky],
    ...takenTogether(first, second),
  };
}

const takenTogether = (first: TestRun, second: TestRun): Pick<TestRun, 'seconds' | 'output'> => ({
  seconds: first.seconds + second.seconds,
  output: [first.output, second.output].filter(Boolean).join('\n'),
});

async function runOnce(
  args: readonly string[],
  { env = {}, beside = false }: Surroundings,
): Promise<TestRun> {
  const folder = await mkdtemp(join(tmpdir(), 'direct365-tests-'));
  const reportFile = join(folder, 'report.json');
  const errorsFile = join(folder, 'unhandled-errors.json');
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    `--reporter=${join(projectFolder, 'scripts/quality/unhandled-errors-reporter.ts')}`,
  ];
  try {
    const run = await runCommand(['vitest', ...args, ...reporters], {
      shown: !beside,
      env: { ...env, [unhandledErrorsFile]: errorsFile },
    });
    const report = await readFile(reportFile, 'utf8').catch(() => null);
    const errors = await readFile(errorsFile, 'utf8').catch(() => '[]');
    const { seconds, output } = run;
    return { ...readReport(report, run.passed, errors), seconds, output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Reads vitest's JSON report (null when it wrote none) and the list of what nothing handled, which that leaves out. A
 * run never counts as fully passed by accident. No report, no tests, a file that could not be loaded, an error outside
 * of the tests, or a failing exit without a failing test each count as failed.
 */
export function readReport(
  text: string | null,
  exitedWell: boolean,
  unhandledErrors = '[]',
): Omit<TestRun, 'seconds'> {
  if (text === null) return nothingKnown('vitest wrote no report');
  const report = reportSchema.parse(JSON.parse(text));
  const failures = [
    ...failedTests(report),
    ...unloadableFiles(report),
    ...unhandledErrorsOf(unhandledErrors),
  ];
  const passed = report.numPassedTests;
  const isUnexplained = failures.length === 0 && (passed === 0 || !exitedWell || !report.success);
  if (isUnexplained) failures.push({ file: wholeRun, message: 'the run failed as a whole' });
  return {
    passed,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    flaky: [],
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: inProject(name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

function nothingKnown(message: string): Omit<TestRun, 'seconds'> {
  const failures = [{ file: wholeRun, message }];
  return { passed: 0, failed: 1, skipped: 0, failures, flaky: [], files: [] };
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
      // For a failure in a hook vitest's report has no message.
      message: stripVTControlCharacters(message) || 'failed outside of its tests; see its output',
    }));
}

/** Errors outside of the tests, by the file that ran then, where one did. */
const unhandledErrorsOf = (text: string): Failure[] =>
  unhandledErrorsSchema.parse(JSON.parse(text)).map(({ file, message }) => ({
    file: file === undefined ? wholeRun : inProject(file),
    message: `nothing handled this error: ${stripVTControlCharacters(message)}`,
  }));

const inProject = (file: string): string => relative(projectFolder, file).replaceAll('\\', '/');
