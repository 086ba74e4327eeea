import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectFolder } from '../project-folder.ts';
import type { TestRun } from './test-run.ts';
import {
  filesToRepeat,
  readReport,
  runVitest,
  withAllRepeated,
  withRepetition,
} from './vitest-run.ts';

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

  it('counts an error outside of the tests as a failure of the file that ran then', () => {
    const message = 'Error: Connection terminated\n    at door.ts';
    const known = JSON.stringify([{ file: join(projectFolder, 'src/door.test.ts'), message }]);
    const read = readReport(report(), false, known);
    expect(read).toMatchObject({ passed: 3, failed: 1 });
    expect(read.failures).toEqual([
      { file: 'src/door.test.ts', message: `nothing handled this error: ${message}` },
    ]);
    expect(filesToRepeat(read)).toEqual(['src/door.test.ts']);
    const unknown = readReport(report(), false, JSON.stringify([{ message }]));
    expect(unknown.failures).toMatchObject([{ file: 'vitest', message: expect.any(String) }]);
    expect(filesToRepeat(unknown)).toEqual([]);
  });
});

describe('a run of vitest', () => {
  it('fails for an error that nothing handles, and names its file, though each test passes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'direct365-vitest-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await symlink(join(projectFolder, 'node_modules'), join(folder, 'node_modules'));
    const lines = [
      "import { expect, it } from 'vitest';",
      "it('opens', async () => {",
      "  setTimeout(() => { throw new Error('the hinge broke'); });",
      '  await new Promise((resolve) => setTimeout(resolve, 100));',
      '  expect(1).toBe(1);',
      '});',
    ];
    await writeFile(join(folder, 'door.test.mjs'), lines.join('\n'));
    const { passed, failures } = await runVitest(['run', '--root', folder], { beside: true });
    expect(passed).toBe(1);
    expect(failures).toEqual([
      {
        file: relative(projectFolder, join(folder, 'door.test.mjs')),
        message: expect.stringContaining('the hinge broke'),
      },
    ]);
  });
});

describe('running failed files again', () => {
  const failure = (name: string, test?: string) => ({
    ...(test !== undefined && { test }),
    ...{ file: name, message: 'late' },
  });
  const run = (
    passed: number,
    failures: TestRun['failures'],
    files: readonly string[],
  ): TestRun => ({
    ...{ passed, failed: failures.length, skipped: 0, seconds: 10, failures, flaky: [] },
    files: files.map((name) => ({ file: name, seconds: 1 })),
  });
  const late = failure('late.test.ts', 'comes');
  const broken = failure('broken.test.ts', 'works');
  const first = run(8, [late, broken], ['late.test.ts', 'broken.test.ts', 'good.test.ts']);

  it('asks for each file once', () => {
    expect(filesToRepeat(run(0, [late, { ...late, test: 'goes' }, broken], []))).toEqual([
      'late.test.ts',
      'broken.test.ts',
    ]);
  });

  it('asks for none after many failures, or when the run failed as a whole', () => {
    const failures = Array.from({ length: 11 }, (_, n) => failure(`${n}.test.ts`));
    expect(filesToRepeat(run(0, failures, []))).toEqual([]);
    expect(filesToRepeat(run(0, failures.slice(1), []))).toHaveLength(10);
    expect(filesToRepeat({ failures: readReport(null, false).failures })).toEqual([]);
  });

  it('counts as passed, and names, what passes then; what fails again has failed', () => {
    const second = run(3, [broken], ['late.test.ts', 'broken.test.ts']);
    expect(withRepetition(first, second)).toMatchObject({
      ...{ passed: 9, failed: 1, failures: [broken], flaky: [late], seconds: 20 },
      files: first.files,
    });
  });

  it('counts no error outside of the tests as a test', () => {
    const broken = failure('late.test.ts');
    const second = run(3, [], ['late.test.ts']);
    expect(withRepetition(run(8, [broken], ['late.test.ts']), second)).toMatchObject({
      ...{ passed: 8, failed: 0, failures: [], flaky: [broken] },
    });
  });

  it('counts the second of two whole runs, where the first failed as a whole', () => {
    const whole = run(8, [failure('vitest')], ['late.test.ts']);
    const second = run(9, [late], ['late.test.ts', 'good.test.ts']);
    const both = withAllRepeated(whole, second);
    expect(both).toMatchObject({ passed: 9, failed: 1, failures: [late], flaky: whole.failures });
    expect(both.seconds).toBe(20);
    // What is run again after that is named beside it.
    expect(withRepetition(both, run(1, [], ['late.test.ts'])).flaky).toEqual([
      ...whole.failures,
      late,
    ]);
    expect(withAllRepeated(whole, whole)).toMatchObject({ failed: 1, flaky: [] });
  });

  it('trusts no result of a file in which another test fails then', () => {
    const second = run(3, [failure('late.test.ts', 'goes')], ['late.test.ts', 'broken.test.ts']);
    expect(withRepetition(first, second)).toMatchObject({ failed: 1, failures: [late] });
  });

  it('believes nothing of a file that did not run, or of a run that failed as a whole', () => {
    const whole = failure('vitest');
    for (const second of [run(0, [], []), run(3, [whole], ['late.test.ts', 'broken.test.ts'])]) {
      expect(withRepetition(first, second)).toMatchObject({ passed: 8, failed: 2, flaky: [] });
    }
  });
});
