import type pg from 'pg';
import { parseLsn, timelineOf, type WalPosition } from '#lib/database/wal-position.ts';

interface ServerLook {
  /** Whose copy it is: the same number on a primary and all that was copied from it. */
  system: string;
  /** Which of these it is, since its last start: no two of them began in the same microsecond. */
  startedAt: string;
}

/** What a replica says of itself. */
export interface ReplicaLook extends ServerLook {
  isReplica: true;
  position: WalPosition;
  /** Whatever transactions with lower numbers have done is visible there. */
  xmin: bigint;
}

/** What a server says that takes changes: the primary itself, or one that was promoted beside it. */
export interface LeaderLook extends ServerLook {
  isReplica: false;
}

/** What the primary says. */
export interface PrimaryLook extends ServerLook {
  /** How far its log was written. */
  position: WalPosition;
}

/** A replica that does not answer a check within this many ms is not read from. */
export const lookWithinMs = 1_000;

const server = `(select system_identifier::text from pg_control_system()) as system,
         extract(epoch from pg_postmaster_start_time())::text as "startedAt"`;

/**
 * The timeline is that of the last checkpoint that was replayed or, where the role may see it, of the log that is
 * received. A history is received only by those who have no other one behind them.
 */
const replicaSql = `
  select ${server}, pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn()::text as lsn,
         pg_snapshot_xmin(pg_current_snapshot())::text as xmin,
         greatest((select timeline_id from pg_control_checkpoint()),
                  (select max(received_tli) from pg_stat_wal_receiver)) as timeline`;

/** Asks a server that may be a replica how far it is. Throws when it does not answer. */
export async function lookAtReplica(pool: pg.Pool): Promise<ReplicaLook | LeaderLook> {
  const { rows } = await pool.query<{
    system: string;
    startedAt: string;
    isReplica: boolean;
    lsn: string | null;
    xmin: string;
    timeline: number;
  }>(bounded(replicaSql));
  const [row] = rows;
  if (!row) throw new Error('It did not say how far it is.');
  const { system, startedAt } = row;
  if (!row.isReplica || row.lsn === null) return { system, startedAt, isReplica: false };
  return {
    ...{ system, startedAt },
    isReplica: true,
    position: { timeline: row.timeline, lsn: parseLsn(row.lsn) },
    xmin: BigInt(row.xmin),
  };
}

/** Asks the primary how far its log was written. */
export async function lookAtPrimary(pool: pg.Pool): Promise<PrimaryLook> {
  const { rows } = await pool.query<{
    system: string;
    startedAt: string;
    file: string;
    lsn: string;
  }>(
    bounded(
      `select ${server}, pg_walfile_name(pg_current_wal_lsn()) as file, pg_current_wal_lsn()::text as lsn`,
    ),
  );
  const [row] = rows;
  if (!row) throw new Error('The primary did not say how far it is.');
  return {
    ...{ system: row.system, startedAt: row.startedAt },
    position: { timeline: timelineOf(row.file), lsn: parseLsn(row.lsn) },
  };
}

/**
 * Whether what was looked at as a replica is the primary itself: where the primary moves, all servers that may be one
 * are named.
 */
export const isSameServer = (one: ServerLook, other: ServerLook): boolean =>
  one.system === other.system && one.startedAt === other.startedAt;

/**
 * The position behind everything that is committed now. Not how far the log was written: with `synchronous_commit =
 * off` a commit that was acknowledged may still wait to be.
 */
export async function committedPosition(pool: pg.Pool): Promise<WalPosition> {
  const { rows } = await pool.query<{ file: string; lsn: string }>(
    'select pg_walfile_name(lsn) as file, lsn::text from pg_current_wal_insert_lsn() as lsn',
  );
  const [row] = rows;
  if (!row) throw new Error('The primary did not say how far it is.');
  return { timeline: timelineOf(row.file), lsn: parseLsn(row.lsn) };
}

const bounded = (text: string) => ({ text, query_timeout: lookWithinMs });
