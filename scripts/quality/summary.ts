import type { Failure, TestCount, TestRun } from './test-run.ts';

/** A part of `npm test`: the static checks or the tests of one kind. */
export type Part = TestRun & { name: string };

/** The most failures that are listed at the end: logs are often cut to their last forty lines. */
const mostFailures = 25;
const mostLetters = 500;

/** More than these are no bad luck: the run fails. About one test of a thousand. */
const mostFlaky = 10;

/** The start of the stack in a message, which the output above contains. */
const stack = /\n\s+at /;

/** The failures, a line each, and how many more are in the output above. */
export function failureLines(parts: readonly Pick<TestRun, 'failures'>[]): string[] {
  const failures = parts.flatMap((part) => part.failures);
  const rest = failures.length - mostFailures;
  return [
    ...failures.slice(0, mostFailures).map(failureLine),
    ...(rest > 0 ? [`… and ${rest} more, told of above`] : []),
  ];
}

/** What passed only when it was run again, a line each: a fault of the product or of the test, to be mended. */
export function flakyLines(parts: readonly Pick<TestRun, 'flaky'>[]): string[] {
  return parts.flatMap((part) => part.flaky).map(failureLine);
}

/** Whether so much passed only when it was run again that the run does not count as passed. */
export const isTooFlaky = (parts: readonly Pick<TestRun, 'flaky'>[]): boolean =>
  flakyLines(parts).length > mostFlaky;

/** Each part with its tests and minutes, and the files that took longest. */
export function partLines({ name, seconds, files, ...count }: Part): string[] {
  const slowest = [...files]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 5)
    .map((each) => `${each.file} ${each.seconds.toFixed(0)} s`);
  return [
    `${count.failed === 0 ? '✓' : '✗'} ${name}: ${countLine(count)}, ${duration(seconds)}`,
    ...(slowest.length > 0 ? [`    slowest: ${slowest.join(', ')}`] : []),
  ];
}

/** The sum of all parts. */
export function addUp(parts: readonly TestCount[]): TestCount {
  const sum = (kind: keyof TestCount) => parts.reduce((total, part) => total + part[kind], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** `12 passed, 0 failed`, and how many were skipped if any were. */
export function countLine({ passed, failed, skipped }: TestCount): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function failureLine({ file, test, message }: Failure): string {
  const [said = ''] = message.trim().split(stack);
  const place = test === undefined ? file : `${file} › ${test}`;
  const line = `✗ ${place}: ${said.replaceAll(/\s+/g, ' ')}`;
  return line.length > mostLetters ? `${line.slice(0, mostLetters)}…` : line;
}

function duration(seconds: number): string {
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${(seconds / 60).toFixed(1)} min`;
}
