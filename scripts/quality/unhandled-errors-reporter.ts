import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Names in the environment the file that the errors are written to. */
export const unhandledErrorsFile = 'UNHANDLED_ERRORS_FILE';

/**
 * Writes down what nothing handled while tests ran, which fails a run in which each test passed and stands in no report
 * of vitest's own. A list of `{ file?, message }`, the file being that of the tests which ran then.
 */
export default class UnhandledErrorsReporter implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const file = process.env[unhandledErrorsFile];
    if (!file) return;
    const list = errors.map(({ stack, message, VITEST_TEST_PATH }) => ({
      file: VITEST_TEST_PATH,
      message: stack ?? message,
    }));
    writeFileSync(file, JSON.stringify(list));
  }
}
