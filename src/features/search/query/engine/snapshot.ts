/**
 * What a database had committed when it was asked, as PostgreSQL's `pg_snapshot` tells it. Ids of transactions are
 * numbers: they stay exact up to 2^53, which a million transactions a second reach after 285 years.
 */
export interface TransactionSnapshot {
  /** Every transaction below has ended. */
  xmin: number;
  /** No transaction from here on has begun. */
  xmax: number;
  /** Those between that were still running. */
  running: ReadonlySet<number>;
}

/** Reads `xmin:xmax:xip,…`. */
export function readSnapshot(text: string): TransactionSnapshot {
  const [xmin, xmax, list] = text.split(':');
  return {
    xmin: Number(xmin),
    xmax: Number(xmax),
    running: new Set(list ? list.split(',').map(Number) : []),
  };
}

/** Whether what this transaction wrote is seen in the snapshot: `pg_visible_in_snapshot()`. */
export function isCommittedIn({ xmin, xmax, running }: TransactionSnapshot, xid: number): boolean {
  return xid < xmin || (xid < xmax && !running.has(xid));
}
