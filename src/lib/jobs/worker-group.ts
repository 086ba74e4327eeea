import type { PgBoss } from 'pg-boss';

/**
 * The workers of one kind of job on this node. A job that is announced wakes one of them, and one that has taken up as much as it may
 * wakes the next: all of them would look for the same job, and all but one in vain.
 */
export class WorkerGroup {
  readonly #boss: Pick<PgBoss, 'notifyWorker'>;
  readonly #ids: string[] = [];
  readonly #busy = new Set<string>();

  constructor(boss: Pick<PgBoss, 'notifyWorker'>) {
    this.#boss = boss;
  }

  add(workerId: string): void {
    this.#ids.push(workerId);
  }

  /** There may be jobs: an idle worker looks for them; where there is none, each does when it has done what it is at. */
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
