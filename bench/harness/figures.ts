/** One measured value, as it stands in the table and in the README. */
export interface Figure {
  name: string;
  value: number;
  unit: Unit;
}

/** `ratio`: times a reference that was measured side by side. `share`: between 0 and 1. */
export type Unit = 'ratio' | 'share' | 'ms' | 'per second' | 'MiB' | 'KiB' | 'count';

export interface Benchmark {
  /** What it measures, in a line. */
  about: string;
  /** When to give it up, if not after 15 minutes. */
  longestRunMs?: number;
  /** Measures; everything it starts has ended when it returns or throws. */
  run(report: (line: string) => void): Promise<Figure[]>;
}

/** The value below which this share (0 to 1) of the values lies. Throws when there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error('There is nothing to take a percentile of.');
  return value;
}

/** The middle of the values. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
