/** Runs one piece of work after the other, and refuses more than `waiting` in line: memory has an end. */
export interface WorkLane {
  /** The work's result, or null when the line is full. */
  run<Result>(work: () => Promise<Result>): Promise<Result | null>;
}

/** A lane of this process. `waiting` counts those in line behind the one that is being done. */
export function createWorkLane(waiting: number): WorkLane {
  let length = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    async run(work) {
      if (length > waiting) return null;
      length += 1;
      const result = last.then(work);
      last = result.catch(() => undefined);
      try {
        return await result;
      } finally {
        length -= 1;
      }
    },
  };
}
