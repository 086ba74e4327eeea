import PQueue from 'p-queue';

/** Runs one piece of work after the other, and refuses more than `most` at once, the running one included. */
export class BoundedQueue {
  readonly #queue = new PQueue({ concurrency: 1 });
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** The work's result; null, at once, when the queue is full. */
  run<Result>(work: () => Promise<Result>): Promise<Result> | null {
    if (this.#queue.size + this.#queue.pending >= this.#most) return null;
    return this.#queue.add(work);
  }
}
