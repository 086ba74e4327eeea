import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../project-folder.ts';
import { readReport } from './vitest-run.ts';

const test = (change: object = {}) => ({
  ...{ status: 'passed', ancestorTitles: ['', 'a door'], title: 'opens', failureMessages: [] },
  ...change,
});
const file = (change: object = {}) => ({
  name: join(projectFolder, 'src/door.test.ts'),
  status: 'passed',
  message: '',
  startTime: 1000,
  endTime: 3500,
  assertionResults: [test()],
  ...change,
});
const report = (change: object = {}): string =>
  JSON.stringify({
    success: true,
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [file()],
    ...change,
  });

describe('the report of a run', () => {
  it('says what passed, failed and was skipped, and how long each file took', () => {
    const read = readReport(report(), true);
    expect(read).toMatchObject({ passed: 3, failed: 0, skipped: 2, failures: [] });
    expect(read.files).toEqual([{ file: 'src/door.test.ts', seconds: 2.5 }]);
  });

  it('names each test that failed, and what it said, without colours', () => {
    const failureMessages = ['\u001b[31mAssertionError\u001b[39m: stuck\n    at door.ts'];
    const failed = test({ status: 'failed', failureMessages });
    const testResults = [file({ status: 'failed', assertionResults: [failed, test()] })];
    const read = readReport(report({ success: false, numFailedTests: 1, testResults }), false);
    expect(read.failed).toBe(1);
    expect(read.failures).toEqual([
      {
        file: 'src/door.test.ts',
        test: 'a door › opens',
        message: 'AssertionError: stuck\n    at door.ts',
      },
    ]);
  });

  it('counts a file that could not be loaded, or whose hooks failed, as a failure', () => {
    const broken = file({ status: 'failed', message: 'Cannot find hinge.ts' });
    for (const assertionResults of [[], [test()]]) {
      const testResults = [{ ...broken, assertionResults }];
      const read = readReport(report({ success: false, testResults }), false);
      expect(read.failures).toEqual([
        { file: 'src/door.test.ts', message: 'Cannot find hinge.ts' },
      ]);
      expect(read.failed).toBe(1);
    }
  });

  it('fails a run without a report, without tests, or with a failing exit', () => {
    expect(readReport(null, false).failed).toBe(1);
    expect(readReport(report({ numPassedTests: 0, testResults: [] }), true).failed).toBe(1);
    expect(readReport(report(), false).failures).toHaveLength(1);
  });
});
