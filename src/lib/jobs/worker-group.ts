import type { PgBoss } from 'pg-boss';

/**
 * The workers of one kind of job on this node. A job that is announced wakes one of them, and one that has taken up as
 * much as it may wakes the next. All of them would look for the same job, and all but one in vain.
 */
export class WorkerGroup {
  readonly #boss: Pick<PgBoss, 'notifyWorker'>;
  readonly #gatherMs: number;
  readonly #ids: string[] = [];
  readonly #busy = new Set<string>();
  #gathering: NodeJS.Timeout | undefined;

  /**
   * What is announced is left for so long to be taken up with what is announced after it, where a worker may take up
   * many.
   */
  constructor(boss: Pick<PgBoss, 'notifyWorker'>, { gatherMs = 0 } = {}) {
    this.#boss = boss;
    this.#gatherMs = gatherMs;
  }

  add(workerId: string): void {
    this.#ids.push(workerId);
  }

  /** A job was announced. */
  announce(): void {
    if (this.#gatherMs === 0) {
      this.wake();
      return;
    }
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      this.wake();
    }, this.#gatherMs).unref();
  }

  /**
   * There may be jobs: an idle worker looks for them; where there is none, each does when it has done what it is at.
   */
  wake(): void {
    const idle = this.#ids.find((id) => !this.#busy.has(id));
    for (const id of idle === undefined ? this.#ids : [idle]) this.#boss.notifyWorker(id);
  }

  /** Does what a worker has taken up; where that is as much as it may, others look for more meanwhile. */
  async busy<Result>(
    workerId: string,
    { isFull }: { isFull: boolean },
    work: () => Promise<Result>,
  ): Promise<Result> {
    this.#busy.add(workerId);
    if (isFull) this.wake();
    try {
      return await work();
    } finally {
      this.#busy.delete(workerId);
    }
  }
}
