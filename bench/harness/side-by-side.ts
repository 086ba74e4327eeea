import { type Figure, median, percentile } from './figures.ts';

/** What one contestant did in one round. */
export interface RoundResult {
  /** Answers in a second. */
  perSecond: number;
  /** How long each answer took, in milliseconds. */
  latencies: number[];
}

/** Works for so many seconds, and says what was done. */
export type Contestant = (seconds: number) => Promise<RoundResult>;

export interface Comparison<Name extends string> {
  /** Rate and latencies of one contestant over all rounds. */
  figuresOf(name: Name, label: string): Figure[];
  /** The median over all rounds of how many times as often one answers as the other. */
  throughputRatio(name: Name, reference: Name): number;
  /** The median over all rounds of how many times as long half of the answers take. */
  latencyRatio(name: Name, reference: Name): number;
}

interface Turns {
  rounds?: number;
  /** How long each turn lasts. */
  seconds?: number;
  /** The same for the first turns; as long as all others without it. */
  warmUp?: number;
  /** Done after each turn. */
  between?: () => Promise<void>;
}

/**
 * Lets the contestants work in turns, round after round, so that a machine which slows down does so
 * for all of them. The first turns warm up and do not count.
 */
export async function compareSideBySide<Name extends string>(
  contestants: Record<Name, Contestant>,
  { rounds = 5, seconds = 1.5, warmUp, between = async () => undefined }: Turns = {},
): Promise<Comparison<Name>> {
  const names = Object.keys(contestants) as Name[];
  const results = new Map<Name, RoundResult[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const result = await contestants[name](round === 0 ? (warmUp ?? seconds) : seconds);
      if (round > 0) results.get(name)?.push(result);
      await between();
    }
  }
  const of = (name: Name): RoundResult[] => results.get(name) ?? [];
  const ratio = (name: Name, reference: Name, pick: (result: RoundResult) => number): number => {
    const references = of(reference).map(pick);
    return median(of(name).map((result, round) => pick(result) / (references[round] ?? 0)));
  };
  return {
    figuresOf(name, label) {
      const latencies = of(name).flatMap((result) => result.latencies);
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
