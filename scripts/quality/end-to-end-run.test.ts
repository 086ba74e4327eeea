import { describe, expect, it } from 'vitest';
import { readEndToEnd } from './end-to-end-run.ts';

const spec = (status: string, messages: readonly string[] = []) => ({
  title: 'opens',
  file: 'door.test.ts',
  tests: [
    { status, results: [{ duration: 1500, errors: messages.map((message) => ({ message })) }] },
  ],
});
const report = (specs: object[], errors: object[] = []): string =>
  JSON.stringify({
    errors,
    suites: [{ title: 'door.test.ts', suites: [{ title: 'a door', specs }] }],
  });

describe('the report of the end-to-end tests', () => {
  it('says what passed, failed and was skipped, and how long each file took', () => {
    const read = readEndToEnd(report([spec('expected'), spec('expected'), spec('skipped')]), true);
    expect(read).toMatchObject({ passed: 2, failed: 0, skipped: 1, failures: [] });
    expect(read.files).toEqual([{ file: 'tests/e2e/door.test.ts', seconds: 4.5 }]);
  });

  it('names each test that failed, with its message, without colours', () => {
    const failed = spec('unexpected', ['\u001b[31mError\u001b[39m: stuck', 'and more']);
    expect(readEndToEnd(report([spec('expected'), failed]), false)).toMatchObject({
      passed: 1,
      failed: 1,
      failures: [
        { file: 'tests/e2e/door.test.ts', test: 'a door › opens', message: 'Error: stuck' },
      ],
    });
  });

  it('counts as passed, and names, what passes only when it is tried again', () => {
    const read = readEndToEnd(report([spec('expected'), spec('flaky', ['late'])]), true);
    expect(read).toMatchObject({ passed: 2, failed: 0, failures: [] });
    expect(read.flaky).toEqual([
      { file: 'tests/e2e/door.test.ts', test: 'a door › opens', message: 'late' },
    ]);
  });

  it('counts an error outside of the tests as a failure', () => {
    const { failures } = readEndToEnd(
      report([spec('expected')], [{ message: 'no set-up' }]),
      false,
    );
    expect(failures).toEqual([{ file: 'tests/e2e', message: 'no set-up' }]);
  });

  it('fails a run without a report, without tests, or with a failing exit', () => {
    expect(readEndToEnd(null, false).failed).toBe(1);
    expect(readEndToEnd(report([]), true).failed).toBe(1);
    expect(readEndToEnd(report([spec('expected')]), false).failed).toBe(1);
  });
});
