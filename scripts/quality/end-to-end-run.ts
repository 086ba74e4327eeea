import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { runCommand } from './run-command.ts';
import type { Failure, TestRun } from './test-run.ts';

const endToEndFolder = 'tests/e2e';

const errorSchema = z.object({ message: z.string().optional() });
const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ duration: z.number(), errors: z.array(errorSchema) })),
    }),
  ),
});
const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(specSchema).default([]),
  get suites() {
    return z.array(suiteSchema).default([]);
  },
});
const reportSchema = z.object({
  /** What went wrong outside of a test: a file that could not be read, a set-up that failed. */
  errors: z.array(errorSchema),
  suites: z.array(suiteSchema),
});
type Suite = z.infer<typeof suiteSchema>;

/** One end-to-end test, with the titles of what it stands in. */
interface EndToEndTest {
  file: string;
  test: string;
  status: z.infer<typeof specSchema>['tests'][number]['status'];
  seconds: number;
  message: string;
}

/** Runs the end-to-end tests of a project of Playwright, their report shown; it names the traces of those that fail. */
export async function runEndToEnd(
  project: 'fast' | 'whole' | 'release',
  env: NodeJS.ProcessEnv = {},
): Promise<TestRun> {
  const folder = await mkdtemp(join(tmpdir(), 'direct365-tests-'));
  const reportFile = join(folder, 'report.json');
  try {
    const command = ['playwright', 'test', `--project=${project}`, '--reporter=list,json'];
    const run = await runCommand(command, {
      shown: true,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    });
    const report = await readFile(reportFile, 'utf8').catch(() => null);
    return { ...readEndToEnd(report, run.passed), seconds: run.seconds };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Reads Playwright's JSON report (null when it wrote none). A run never counts as fully passed by accident. No report,
 * no tests, an error outside of the tests, or a failing exit without a failing test each count as failed.
 */
export function readEndToEnd(text: string | null, exitedWell: boolean): Omit<TestRun, 'seconds'> {
  const { errors, suites } = text === null ? nothingKnown : reportSchema.parse(JSON.parse(text));
  const tests = suites.flatMap((suite) => endToEndTestsIn(suite, []));
  const ended = (as: EndToEndTest['status']) => tests.filter(({ status }) => status === as);
  const failures = [
    ...ended('unexpected').map(asFailure),
    ...errors.map(({ message = '' }) => ({ file: endToEndFolder, message: plain(message) })),
  ];
  const flaky = ended('flaky').map(asFailure);
  const passed = ended('expected').length + flaky.length;
  if (failures.length === 0 && (passed === 0 || !exitedWell)) {
    failures.push({ file: endToEndFolder, message: 'the run failed as a whole' });
  }
  return {
    ...{ passed, failed: failures.length, skipped: ended('skipped').length },
    ...{ failures, flaky, files: secondsByFile(tests) },
  };
}

const nothingKnown: z.infer<typeof reportSchema> = {
  errors: [{ message: 'Playwright wrote no report' }],
  suites: [],
};

function endToEndTestsIn({ specs, suites }: Suite, titles: readonly string[]): EndToEndTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      file: `${endToEndFolder}/${file}`,
      test: [...titles, title].join(' › '),
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
      message: plain(results.flatMap(({ errors }) => errors)[0]?.message ?? ''),
    })),
  );
  return [...own, ...suites.flatMap((suite) => endToEndTestsIn(suite, [...titles, suite.title]))];
}

const asFailure = ({ file, test, message }: EndToEndTest): Failure => ({ file, test, message });
const plain = (message: string): string => stripVTControlCharacters(message);

function secondsByFile(tests: readonly EndToEndTest[]): TestRun['files'] {
  return [...Map.groupBy(tests, ({ file }) => file)].map(([file, own]) => ({
    file,
    seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
  }));
}
