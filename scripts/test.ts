/**
 * `npm test`, after the set-up: static checks, then the tests of the units and the API on the private PostgreSQL, then the
 * journeys in the browser, and, where TEST_DATABASE_URL names another PostgreSQL (.ci/run does), once more on that one the
 * tests that use a database; beside all of these the faults of whole processes. A few failures are run again: what passes
 * then counts, and is named as flaky. What failed is told of again before the summary; the last line is always `N passed, N
 * failed`.
 */
import { runJourneys } from './quality/journeys-run.ts';
import { print, printStaticCheck } from './quality/report-lines.ts';
import { runStaticChecks, type StaticCheckResult } from './quality/static-checks.ts';
import {
  addUp,
  countLine,
  failureLines,
  flakyLines,
  isTooFlaky,
  type Part,
  partLines,
} from './quality/summary.ts';
import type { TestRun } from './quality/test-run.ts';
import { runVitest } from './quality/vitest-run.ts';

const parts: Part[] = [];
const noTests: TestRun = {
  ...{ passed: 0, failed: 0, skipped: 0, seconds: 0 },
  ...{ failures: [], flaky: [], files: [] },
};
const otherDatabase = process.env.TEST_DATABASE_URL;
const noBrowser = process.env.CHROMIUM_MISSING;
const privateDatabase = { TEST_DATABASE_URL: undefined };
/** Who imports this, directly or not, uses a database. */
const databaseOfTests = 'tests/support/database.ts';

// Colours are for people at a terminal, not for the logs of a machine.
if (!process.stdout.isTTY) process.env.NO_COLOR ??= '1';

heading('Static checks');
for (const check of await runStaticChecks(printStaticCheck)) parts.push(staticPart(check));

// What mostly waits (for networks, clocks and processes that die) goes on beside what mostly computes, and is shown after it.
const waitingTests = runVitest(
  ['run', '--project=isolated', '--project=faults', '--maxWorkers=2'],
  { env: privateDatabase, beside: true },
);

await part('units and API on the private PostgreSQL', () =>
  runVitest(['run', '--project=unit', '--project=scripts'], { env: privateDatabase }),
);

await part('journeys in the browser', () =>
  noBrowser === undefined ? runJourneys() : couldNotRun(noBrowser),
);

if (otherDatabase) {
  await part('API on the PostgreSQL of TEST_DATABASE_URL', () =>
    runVitest(['related', '--run', '--project=unit', '--project=isolated', databaseOfTests]),
  );
}

await part('jobs, mails and faults of whole processes', () => waitingTests);

const failures = failureLines(parts);
if (failures.length > 0) {
  heading('Failed');
  for (const line of failures) print(line);
}
const flaky = flakyLines(parts);
if (flaky.length > 0) {
  heading('Flaky: passed only when run again');
  for (const line of flaky) print(line);
}
if (isTooFlaky(parts)) {
  const message = `${flaky.length} tests passed only when they were run again`;
  const failures = [{ file: 'all parts', message }];
  parts.push({ ...noTests, name: 'steadiness', failed: 1, failures });
}
heading('Summary');
for (const line of parts.flatMap(partLines)) print(line);
if (!otherDatabase) print('– API on another PostgreSQL: not run, TEST_DATABASE_URL names none');

const total = addUp(parts);
print(`\n${countLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function part(name: string, run: () => TestRun | Promise<TestRun>): Promise<void> {
  heading(name);
  const { output, ...result } = await run();
  // What ran beside another part is shown now.
  if (output) print(output);
  parts.push({ name, ...result });
}

function staticPart({ name, passed, seconds, output }: StaticCheckResult): Part {
  const failures = passed ? [] : [{ file: name, message: output }];
  return {
    name,
    passed: passed ? 1 : 0,
    failed: failures.length,
    skipped: 0,
    seconds,
    failures,
    flaky: [],
    files: [],
  };
}

function couldNotRun(reason: string): TestRun {
  print(reason);
  const failures = [{ file: 'the browser', message: reason }];
  return { ...noTests, failed: 1, failures };
}

function heading(title: string): void {
  print(`\n── ${title} ──`);
}
