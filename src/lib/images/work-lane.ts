import PQueue from 'p-queue';

/** Runs one piece of work after the other, and refuses more than `waiting` in line: memory has an end. */
export interface WorkLane {
  /** The work's result, or null when the line is full. */
  run<Result>(work: () => Promise<Result>): Promise<Result | null>;
}

/** A lane of this process. `waiting` counts those in line behind the one that is being done. */
export function createWorkLane(waiting: number): WorkLane {
  const queue = new PQueue({ concurrency: 1 });
  return {
    run: async (work) => (queue.size + queue.pending > waiting ? null : queue.add(work)),
  };
}
