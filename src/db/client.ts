import {
  type ControlledTransaction,
  Kysely,
  type RootOperationNode,
  type Transaction,
} from 'kysely';
import type pg from 'pg';
import { BoundedPool, type PoolOptions } from '#lib/database/bounded-pool.ts';
import { PipeliningDialect, statementsOf } from '#lib/database/pipeline.ts';
import { noteOutage, noteWrite } from '#lib/request-scope.ts';
import { LimitedDialect } from './limited-dialect.ts';
import { NotingDialect } from './noting-dialect.ts';
import type { Database } from './schema.ts';
import { noteStatement } from './statement-span.ts';
import { valueParsers } from './value-parsers.ts';

/**
 * A handle that reads: the pool or an open transaction. Its type builds no statement that writes; raw `sql` remains.
 */
export type Db = Pick<
  Kysely<Database>,
  'selectFrom' | 'selectNoFrom' | 'fn' | 'case' | 'dynamic' | 'getExecutor' | 'executeQuery'
>;
/**
 * What begins transactions: for the start of a process, `createWrite()`, libraries with statements of their own, and
 * tests.
 */
export type WritableDb = Kysely<Database>;
/** A handle that writes: commands ask for it, so that no change happens outside a transaction. */
export type Tx = Transaction<Database> | ControlledTransaction<Database>;

/**
 * Opens a pool on the database. Behind a PgBouncer in transaction mode no statement is prepared: say so with
 * `throughPooler`.
 */
export function openPool(
  connectionString: string,
  max = 10,
  options: Pick<PoolOptions, 'timeouts' | 'throughPooler' | 'mayBeStandby'> = {},
): BoundedPool {
  return new BoundedPool(connectionString, { ...options, max, types: valueParsers });
}

/** Wraps a pool in the typed query builder. */
export function createDb(pool: pg.Pool): WritableDb {
  const needsLimits = pool instanceof BoundedPool && pool.throughPooler;
  return new Kysely<Database>({
    dialect: needsLimits ? new LimitedDialect(pool) : new NotingDialect({ pool }),
    log: (event) => {
      const hasFailed = event.level === 'error';
      noteStatement(event);
      for (const { query } of statementsOf(event.query)) {
        if (pool instanceof BoundedPool) {
          pool.onStatement?.(event.queryDurationMillis / 1000, hasFailed);
        }
        if (!hasFailed && changing.has(query.kind)) noteWrite();
      }
      if (hasFailed) noteOutage(event.error);
    },
  });
}

/** Statements that write outside a transaction; transactions are noted as a whole. */
const changing = new Set<RootOperationNode['kind']>([
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
  'MergeQueryNode',
]);

/** Wraps the pool of a replica: an error there fails no request, and is recorded only in the request's trace. */
export const createReadingDb = (pool: BoundedPool): Db =>
  new Kysely<Database>({ dialect: new PipeliningDialect({ pool }), log: noteStatement });
