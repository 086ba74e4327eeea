import type { Log } from '#lib/log.ts';

/** A try that failed and is followed by another one. */
export interface FailedTry {
  /** The kind of the job. */
  job: string;
  jobId: string;
  attempt: number;
  err: unknown;
}

/** Lines about one kind of job in a minute: what a service that is away makes fail may be thousands. */
const linesAMinute = 10;
const minuteMs = 60_000;

/**
 * Logs failed tries, so many a minute for each kind; a later line says how many were left out. `now` gives ms that only
 * go forward.
 */
export class RetryLog {
  readonly #log: Log;
  readonly #now: () => number;
  readonly #kinds = new Map<string, { since: number; lines: number; leftOut: number }>();

  constructor(log: Log, now = () => performance.now()) {
    this.#log = log;
    this.#now = now;
  }

  failed(line: FailedTry): void {
    const now = this.#now();
    const kind = this.#kinds.get(line.job) ?? { since: now, lines: 0, leftOut: 0 };
    this.#kinds.set(line.job, kind);
    if (now - kind.since >= minuteMs) Object.assign(kind, { since: now, lines: 0 });
    if (kind.lines >= linesAMinute) {
      kind.leftOut += 1;
      return;
    }
    const { leftOut } = kind;
    this.#log.warn(
      { ...line, ...(leftOut > 0 && { leftOut }) },
      'job failed and will be tried again',
    );
    kind.lines += 1;
    kind.leftOut = 0;
  }
}
