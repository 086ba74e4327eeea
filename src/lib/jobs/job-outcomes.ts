/** How a run of a job ended: given up is a failure after which it is not tried again by itself. */
export type JobOutcome = 'completed' | 'failed' | 'given-up' | 'handed-back';

/** How many runs of a kind of job ended so on this node, since its start. */
export interface CountedOutcome {
  kind: string;
  outcome: JobOutcome;
  count: number;
}

/** Counts how the runs of this node end. */
export class JobOutcomes {
  readonly #counts = new Map<string, CountedOutcome>();

  note(kind: string, outcome: JobOutcome): void {
    const key = `${kind} ${outcome}`;
    const counted = this.#counts.get(key) ?? { kind, outcome, count: 0 };
    this.#counts.set(key, { ...counted, count: counted.count + 1 });
  }

  list(): CountedOutcome[] {
    return [...this.#counts.values()];
  }
}
