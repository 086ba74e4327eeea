/**
 * `npm test`, after the set-up, is the first tier: static checks, the unit and API tests on the private PostgreSQL, and
 * the end-to-end tests of each feature. `npm run test:release` adds the second tier (scripts/quality/release-parts.ts),
 * all of it or, with `--since REF`, what a change asks for. A few failures are run again: what passes then counts, and
 * is named as flaky. Failures are listed again before the summary; the last line is always `N passed, N failed`.
 */
import { isPostgres15Installed, startPostgres15 } from '#tests/support/installed-server.ts';
import { readArguments } from './quality/arguments.ts';
import { listChangedFiles } from './quality/changed-files.ts';
import { runEndToEnd } from './quality/end-to-end-run.ts';
import {
  inDepth,
  isEndToEnd,
  isOfProcesses,
  moreRounds,
  partsFor,
  postgres15,
  type ReleasePart,
  releaseParts,
} from './quality/release-parts.ts';
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

const { isRelease, since } = readArguments(process.argv.slice(2));
const noTests: TestRun = {
  ...{ passed: 0, failed: 0, skipped: 0, seconds: 0 },
  ...{ failures: [], flaky: [], files: [] },
};
const noBrowser = process.env.CHROMIUM_MISSING;
const parts: Part[] = [];

// Colours are for people at a terminal, not for log files.
if (!process.stdout.isTTY) process.env.NO_COLOR ??= '1';

const wanted = wantedParts();
await runFirstTier();
if (isRelease) await runSecondTier();
process.exitCode = summarise();

async function runFirstTier(): Promise<void> {
  heading('Static checks');
  for (const check of await runStaticChecks(printStaticCheck)) parts.push(staticPart(check));
  await part('unit and API tests', () =>
    runVitest(['run', '--project=unit', '--project=isolated', '--project=scripts'], {
      env: { TEST_DATABASE_URL: undefined },
    }),
  );
  // In depth the files of the first tier run whole, with the tests that are tagged `@release`.
  await part('end-to-end tests', () => inBrowser(wanted.includes(inDepth) ? 'whole' : 'fast'));
}

/** The parts of the second tier that are asked for. */
function wantedParts(): readonly ReleasePart[] {
  if (!isRelease) return [];
  return since === undefined ? releaseParts : partsFor(listChangedFiles(since));
}

async function runSecondTier(): Promise<void> {
  const names = wanted.map(({ name }) => name);
  const env = { RELEASE_PARTS: JSON.stringify(names), ROUNDS: 'some' };
  const globs = wanted.flatMap(({ tests }) => tests);
  print(`\nSecond tier: ${names.join(', ') || 'no part has changed'}`);
  // Tests of processes mostly wait, for networks, clocks and processes that end: they run beside the others.
  const processes = globs.some(isOfProcesses)
    ? runVitest(['run', '--project=processes', '--maxWorkers=2'], { env, beside: true })
    : undefined;
  if (globs.some((glob) => !isOfProcesses(glob) && !isEndToEnd(glob))) {
    await part('second tier: unit and API tests', () =>
      runVitest(['run', '--project=release', '--project=release-isolated'], { env }),
    );
  }
  if (wanted.includes(moreRounds)) {
    await part(moreRounds.name, () =>
      runVitest(['related', '--run', '--project=unit', 'tests/support/rounds.ts'], { env }),
    );
  }
  if (globs.some(isEndToEnd)) {
    await part('second tier: end-to-end tests', () => inBrowser('release', env));
  }
  if (wanted.includes(postgres15)) await part(postgres15.name, runOnPostgres15);
  if (processes !== undefined) await part('processes', () => processes);
}

/**
 * The tests that use a database, on the PostgreSQL of TEST_DATABASE_URL or Debian's PostgreSQL 15; skipped without
 * either.
 */
async function runOnPostgres15(): Promise<TestRun> {
  const given = process.env.TEST_DATABASE_URL;
  if (!given && !isPostgres15Installed()) {
    print('Not run: Debian’s postgresql-15 is not installed, and TEST_DATABASE_URL is not set.');
    return { ...noTests, skipped: 1 };
  }
  const server = given ? undefined : await startPostgres15();
  try {
    return await runVitest(
      ['related', '--run', '--project=unit', '--project=isolated', 'tests/support/database.ts'],
      { env: { TEST_DATABASE_URL: given ?? server?.url } },
    );
  } finally {
    await server?.stop();
  }
}

function inBrowser(
  project: 'fast' | 'whole' | 'release',
  env: NodeJS.ProcessEnv = {},
): Promise<TestRun> {
  if (noBrowser === undefined) return runEndToEnd(project, env);
  print(noBrowser);
  const failures = [{ file: 'the browser', message: noBrowser }];
  return Promise.resolve({ ...noTests, failed: 1, failures });
}

/** Prints what failed, what was flaky and the sum of all; returns the exit code. */
function summarise(): 0 | 1 {
  const flaky = flakyLines(parts);
  if (isTooFlaky(parts)) {
    const message = `${flaky.length} tests passed only when they were run again`;
    const failures = [{ file: 'all parts', message }];
    parts.push({ ...noTests, name: 'steadiness', failed: 1, failures });
  }
  const failures = failureLines(parts);
  if (failures.length > 0) heading('Failed');
  for (const line of failures) print(line);
  if (flaky.length > 0) heading('Flaky: passed only when run again');
  for (const line of flaky) print(line);
  heading('Summary');
  for (const line of parts.flatMap(partLines)) print(line);
  const total = addUp(parts);
  print(`\n${countLine(total)}`);
  return total.failed === 0 ? 0 : 1;
}

async function part(name: string, run: () => Promise<TestRun>): Promise<void> {
  heading(name);
  const { output, ...result } = await run();
  // What ran beside another part is shown now.
  if (output) print(output);
  parts.push({ name, ...result });
}

function staticPart({ name, passed, seconds, output }: StaticCheckResult): Part {
  const failures = passed ? [] : [{ file: name, message: output }];
  return {
    ...{ name, passed: passed ? 1 : 0, failed: failures.length, skipped: 0, seconds },
    ...{ failures, flaky: [], files: [] },
  };
}

function heading(title: string): void {
  print(`\n── ${title} ──`);
}
