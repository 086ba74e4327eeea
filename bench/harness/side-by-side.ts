import { type Figure, median, percentile } from './figures.ts';

/** What one contestant did in one short stretch of time. */
export interface Stretch {
  /** Answers in a second. */
  perSecond: number;
  /** How long each answer took, in milliseconds. */
  latencies: number[];
}

/** Works for so many seconds, and says what was done. */
export type Contestant = (seconds: number) => Promise<Stretch>;

export interface Comparison<Name extends string> {
  /** Rate and latencies of one contestant over all rounds. */
  figuresOf(name: Name, label: string): Figure[];
  /** The median over all rounds of how many times as often one answers as the other. */
  throughputRatio(name: Name, reference: Name): number;
  /** The median over all rounds of how many times as long half of the answers take. */
  latencyRatio(name: Name, reference: Name): number;
}

/**
 * Lets the contestants work in turns, round after round, so that a machine which slows down does so
 * for all of them. The first round warms up and does not count.
 */
export async function compareSideBySide<Name extends string>(
  contestants: Record<Name, Contestant>,
  { rounds = 5, seconds = 1.5, between = async (): Promise<void> => undefined } = {},
): Promise<Comparison<Name>> {
  const names = Object.keys(contestants) as Name[];
  const stretches = new Map<Name, Stretch[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const stretch = await contestants[name](seconds);
      if (round > 0) stretches.get(name)?.push(stretch);
      await between();
    }
  }
  const of = (name: Name): Stretch[] => stretches.get(name) ?? [];
  const ratio = (name: Name, reference: Name, pick: (stretch: Stretch) => number): number => {
    const references = of(reference).map(pick);
    return median(of(name).map((stretch, round) => pick(stretch) / (references[round] ?? 0)));
  };
  return {
    figuresOf(name, label) {
      const latencies = of(name).flatMap((stretch) => stretch.latencies);
      return [
        {
          name: `${label}, rate`,
          value: median(of(name).map(({ perSecond }) => perSecond)),
          unit: 'per second',
        },
        { name: `${label}, p50`, value: percentile(latencies, 0.5), unit: 'ms' },
        { name: `${label}, p95`, value: percentile(latencies, 0.95), unit: 'ms' },
        { name: `${label}, p99`, value: percentile(latencies, 0.99), unit: 'ms' },
      ];
    },
    throughputRatio: (name, reference) => ratio(name, reference, ({ perSecond }) => perSecond),
    latencyRatio: (name, reference) =>
      ratio(name, reference, ({ latencies }) => percentile(latencies, 0.5)),
  };
}
