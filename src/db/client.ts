import { type ControlledTransaction, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

/** A handle that reads: the pool or an open transaction. */
export type Db = Kysely<Database>;
/** A handle that writes: commands ask for it, so that no change happens outside a transaction. */
export type Tx = Transaction<Database> | ControlledTransaction<Database>;

// A calendar day stays text: turning it into a Date would move it across time zones.
const DATE_OID = 1082;
const keepText = (value: string): string => value;

const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === DATE_OID ? keepText : pg.types.getTypeParser(oid, format),
};

/** Opens a pool on the database; statements are unnamed, so a PgBouncer in front is fine. */
export function openPool(connectionString: string, max = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'direct365',
    types: typeParsers,
  });
  // Without a listener a lost idle connection would end the process; the pool replaces it by itself.
  pool.on('error', () => undefined);
  // The same for a connection that is lost between two statements of a transaction: the next one fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Wraps a pool in the typed query builder. */
export function createDb(pool: pg.Pool): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
