/**
 * `npm test`, after the set-up: static checks, then the tests of the units and the API on the private PostgreSQL, the
 * browser journeys, and the API tests once more on the PostgreSQL of TEST_DATABASE_URL when there is one.
 * The last line is always `N passed, N failed`.
 */
import { findDatabaseTests } from './quality/database-tests.ts';
import { print, printStaticCheck } from './quality/report-lines.ts';
import { runStaticChecks } from './quality/static-checks.ts';
import { runVitest, type TestCount } from './quality/vitest-run.ts';

type Part = TestCount & { name: string; seconds: number };

const parts: Part[] = [];
const otherDatabase = process.env.TEST_DATABASE_URL;
const noBrowser = process.env.CHROMIUM_MISSING;

// Colours are for people at a terminal, not for the logs of a machine.
if (!process.stdout.isTTY) process.env.NO_COLOR ??= '1';

heading('Static checks');
for (const check of await runStaticChecks(printStaticCheck)) {
  const { name, passed, seconds } = check;
  parts.push({ name, passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0, seconds });
}

await vitestPart(
  'units and API on the private PostgreSQL',
  ['--project=unit', '--project=scripts'],
  {
    TEST_DATABASE_URL: undefined,
  },
);

if (noBrowser === undefined) {
  await vitestPart('journeys in the browser', ['--project=journeys'], {
    TEST_DATABASE_URL: undefined,
  });
} else {
  heading('journeys in the browser');
  print(noBrowser);
  parts.push({ name: 'journeys in the browser', passed: 0, failed: 1, skipped: 0, seconds: 0 });
}

if (otherDatabase) {
  const files = await findDatabaseTests();
  await vitestPart('API on the PostgreSQL of TEST_DATABASE_URL', ['--project=unit', ...files]);
}

heading('Summary');
for (const { name, passed, failed, skipped, seconds } of parts) {
  print(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${countLine({ passed, failed, skipped })}, ${seconds.toFixed(1)} s`,
  );
}
if (!otherDatabase) print('– API on another PostgreSQL: not run, TEST_DATABASE_URL names none');

const total = parts.reduce<TestCount>(
  (sum, part) => ({
    passed: sum.passed + part.passed,
    failed: sum.failed + part.failed,
    skipped: sum.skipped + part.skipped,
  }),
  { passed: 0, failed: 0, skipped: 0 },
);
print(`\n${countLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function vitestPart(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  heading(name);
  parts.push({ name, ...(await runVitest(args, env)) });
}

function heading(title: string): void {
  print(`\n── ${title} ──`);
}

function countLine({ passed, failed, skipped }: TestCount): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
