import { describe, expect, it } from 'vitest';
import { countTests } from './vitest-run.ts';

function report(change: Record<string, unknown> = {}): string {
  return JSON.stringify({
    success: true,
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
    ...change,
  });
}

describe('counting the tests of a run', () => {
  it('adds up what passed, failed and was skipped', () => {
    expect(countTests(report(), true)).toEqual({ passed: 3, failed: 0, skipped: 2 });
    expect(countTests(report({ success: false, numFailedTests: 2 }), false)).toEqual({
      passed: 3,
      failed: 2,
      skipped: 2,
    });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(countTests(report({ success: false, testResults }), false).failed).toBe(1);
  });

  it('counts a file once when its tests failed', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }];
    const failing = report({ success: false, numFailedTests: 1, testResults });
    expect(countTests(failing, false).failed).toBe(1);
  });

  it('fails a run without a report, without tests, or with a failing exit', () => {
    expect(countTests(null, false).failed).toBe(1);
    expect(countTests(report({ numPassedTests: 0, testResults: [] }), true).failed).toBe(1);
    expect(countTests(report(), false).failed).toBe(1);
  });
});
