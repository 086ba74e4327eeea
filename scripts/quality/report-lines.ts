import type { StaticCheckResult } from './static-checks.ts';

/** Prints one line. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints a static check's name and seconds, and what it said when it failed. */
export function printStaticCheck({ name, passed, seconds, output }: StaticCheckResult): void {
  print(`${passed ? '✓' : '✗'} ${name.padEnd(10)} ${seconds.toFixed(1)} s`);
  if (!passed) print(`\n${output}\n`);
}
