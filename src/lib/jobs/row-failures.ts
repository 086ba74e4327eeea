import { isLostConnection } from '#lib/database/lost-connection.ts';
import type { Log } from '#lib/log.ts';

/** Ids that a log line names. */
const namedIds = 10;

/**
 * The rows that failed in one run of a job. A failing row is passed over, so that it never blocks the rows after it.
 */
export class RowFailures {
  readonly #signal: AbortSignal;
  readonly #ids: string[] = [];
  #first: unknown;

  /** `signal` ends the run. */
  constructor(signal = new AbortController().signal) {
    this.#signal = signal;
  }

  /**
   * Does the work of one row; answers null when it failed. Throws only what every other row would meet as well: a lost
   * database, and the end of the run.
   */
  async attempt<Result>(
    id: string,
    work: () => Promise<Result>,
  ): Promise<{ result: Result } | null> {
    this.#signal.throwIfAborted();
    try {
      return { result: await work() };
    } catch (error) {
      this.#throwIfShared(error);
      if (this.#ids.push(id) === 1) this.#first = error;
      return null;
    }
  }

  /** Does the work of many rows at once; where that fails, of each by itself. */
  async attemptAll<Id extends string>(
    ids: readonly Id[],
    work: (ids: readonly Id[]) => Promise<unknown>,
  ): Promise<void> {
    this.#signal.throwIfAborted();
    try {
      if (ids.length > 0) await work(ids);
    } catch (error) {
      this.#throwIfShared(error);
      for (const id of ids) await this.attempt(id, () => work([id]));
    }
  }

  #throwIfShared(error: unknown): void {
    if (this.#signal.aborted || isLostConnection(error)) throw error;
  }

  /** Logs all of them in one line, with the first error. */
  log(log: Log, words: string): void {
    const rows = this.#ids.length;
    if (rows > 0) log.error({ err: this.#first, rows, ids: this.#ids.slice(0, namedIds) }, words);
  }

  /**
   * Throws when a row has failed, after all had their turn: the job is retried, and an operator sees that it failed.
   */
  throwAny(): void {
    const [id] = this.#ids;
    if (id === undefined) return;
    const first = this.#first instanceof Error ? this.#first.message : String(this.#first);
    throw new Error(`${this.#ids.length} failed, the first of them ${id}: ${first}`, {
      cause: this.#first,
    });
  }
}

const shortestMs = 5 * 60_000;
const dayMs = 24 * 60 * 60_000;

/**
 * When a row that has failed so often in a row is due again: after five minutes at first, then twice as long each time,
 * up to `longestMs`.
 */
export const retryAt = (now: Date, failures: number, longestMs = dayMs): Date =>
  new Date(now.getTime() + Math.min(longestMs, shortestMs * 2 ** Math.min(failures - 1, 20)));
