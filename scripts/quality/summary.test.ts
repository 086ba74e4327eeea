import { describe, expect, it } from 'vitest';
import {
  addUp,
  countLine,
  failureLines,
  flakyLines,
  isTooFlaky,
  type Part,
  partLines,
} from './summary.ts';

const part = (change: Partial<Part> = {}): Part => ({
  ...{ name: 'units', passed: 12, failed: 0, skipped: 0, seconds: 90 },
  ...{ failures: [], flaky: [], files: [] },
  ...change,
});

describe('what failed', () => {
  it('is told in a line each: file, test, and what it said', () => {
    const failures = [
      {
        file: 'src/door.test.ts',
        test: 'a door › opens',
        message: '\nwhat it says\n\n+   "stuck",\n    at door.ts',
      },
      { file: 'src/wall.test.ts', message: 'Cannot find brick.ts' },
    ];
    expect(failureLines([part(), part({ failures })])).toEqual([
      '✗ src/door.test.ts › a door › opens: what it says + "stuck",',
      '✗ src/wall.test.ts: Cannot find brick.ts',
    ]);
  });

  it('fits into the last forty lines, however much it is', () => {
    const failures = Array.from({ length: 60 }, (_, n) => ({
      file: `${n}`,
      message: 'x'.repeat(900),
    }));
    const lines = failureLines([part({ failures })]);
    expect(lines).toHaveLength(26);
    expect(lines.at(-1)).toBe('… and 35 more, told of above');
    for (const line of lines) expect(line.length).toBeLessThan(510);
  });
});

describe('what passed only when run again', () => {
  const flaky = (count: number) =>
    part({ flaky: Array.from({ length: count }, (_, n) => ({ file: `${n}`, message: 'late' })) });

  it('is told in a line each', () => {
    expect(flakyLines([part(), flaky(2)])).toEqual(['✗ 0: late', '✗ 1: late']);
  });

  it('is too much from eleven on, of all parts together', () => {
    expect(isTooFlaky([flaky(6), flaky(4)])).toBe(false);
    expect(isTooFlaky([flaky(6), flaky(5)])).toBe(true);
  });
});

describe('the summary', () => {
  it('has a part’s tests and minutes, and its slowest files', () => {
    const files = [1, 2, 40, 3, 20, 4].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }));
    expect(partLines(part({ files }))).toEqual([
      '✓ units: 12 passed, 0 failed, 1.5 min',
      '    slowest: 40.test.ts 40 s, 20.test.ts 20 s, 4.test.ts 4 s, 3.test.ts 3 s, 2.test.ts 2 s',
    ]);
    expect(partLines(part({ name: 'lint', failed: 1, seconds: 3.14 }))).toEqual([
      '✗ lint: 12 passed, 1 failed, 3.1 s',
    ]);
  });

  it('ends with the sum of all', () => {
    expect(countLine(addUp([part(), part({ failed: 2, skipped: 1 })]))).toBe(
      '24 passed, 2 failed, 1 skipped',
    );
  });
});
