/** How long a connection waits, in milliseconds, before it is given up. A wait without an end is a node that hangs. */
export interface Timeouts {
  /** Until a connection is made, or one of the pool is free. */
  connectMs: number;
  /** Until the server breaks a statement off. */
  statementMs: number;
  /** Until the server gives up waiting for a lock, within a statement. */
  lockMs: number;
  /** Until the server ends a transaction whose next statement does not come, and lets its locks go. */
  idleInTransactionMs: number;
}

/** Requests of people, and what follows from events. */
export const requestTimeouts: Timeouts = {
  connectMs: 5_000,
  statementMs: 15_000,
  lockMs: 10_000,
  idleInTransactionMs: 15_000,
};

/** The job queue's own statements: small ones that take milliseconds. */
export const queueTimeouts: Timeouts = { ...requestTimeouts, statementMs: 8_000, lockMs: 5_000 };

/** The job queue's schema, and what it cleans away. */
export const upkeepTimeouts: Timeouts = {
  connectMs: 5_000,
  statementMs: 5 * 60_000,
  lockMs: 30_000,
  idleInTransactionMs: 30_000,
};

/**
 * Migrations, which may build an index on a large table; the one that comes second waits for the first. They connect
 * while the program is still loading, and several nodes may start on one busy machine.
 */
export const migrationTimeouts: Timeouts = {
  connectMs: 20_000,
  statementMs: 30 * 60_000,
  lockMs: 5 * 60_000,
  idleInTransactionMs: 60_000,
};

/** Backups and restores, which read or fill the largest table in one statement. */
export const backupTimeouts: Timeouts = {
  connectMs: 5_000,
  statementMs: 6 * 60 * 60_000,
  lockMs: 60_000,
  idleInTransactionMs: 6 * 60 * 60_000,
};

/** The server answers in time, if only with its refusal: without an answer, the server is gone. */
export const answerMs = ({ statementMs }: Timeouts): number => statementMs + 2_000;

/** The limits as PostgreSQL names them, for the server to keep. */
export const serverLimits = (timeouts: Timeouts) => ({
  statement_timeout: timeouts.statementMs,
  lock_timeout: timeouts.lockMs,
  idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
});
