import { sql, type Transaction } from 'kysely';
import type { Db, WritableDb } from './client.ts';
import type { Database } from './schema.ts';

/**
 * Runs several statements that see the database as of the same point in time. The database refuses writes among them,
 * so a handle that reads may begin this transaction; settings that a statement makes `local` end with it.
 */
export const readTogether = <Result>(
  db: Db,
  read: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> =>
  (db as WritableDb)
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read);

/** The same, at the snapshot that another connection has exported and keeps open. */
export const atSnapshot = <Result>(
  db: Db,
  snapshot: string,
  read: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> =>
  readTogether(db, async (tx) => {
    await sql`set transaction snapshot ${sql.lit(snapshot)}`.execute(tx);
    return read(tx);
  });
