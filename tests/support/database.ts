import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, inject } from 'vitest';
import { createDb, openPool, type WritableDb } from '#db/client.ts';
import { copyDatabase, inDatabase, onServer } from './server-connection.ts';

export interface TestDatabase {
  connectionString: string;
  /** Where the first leads through PgBouncer: the same database directly. */
  directConnectionString?: string;
  pool: pg.Pool;
  db: WritableDb;
  /** Closes the pool and drops the database. */
  close(): Promise<void>;
}

/** A database of one's own, migrated and empty. */
export async function freshDatabase(): Promise<TestDatabase> {
  return newDatabase((server, name) => copyDatabase(server, inject('templateDatabase'), name));
}

/** The database that all tests of a file share: it is dropped after the last. */
export async function sharedDatabase(): Promise<TestDatabase> {
  const database = await freshDatabase();
  afterAll(() => database.close());
  return database;
}

/** A database of one's own in which nothing is, not even a table. */
export const bareDatabase = (): Promise<TestDatabase> =>
  newDatabase((server, name) => onServer(server, `create database ${name}`));

async function newDatabase(
  create: (server: string, name: string) => Promise<void>,
): Promise<TestDatabase> {
  const server = inject('testServerUrl');
  const name = `direct365_test_${randomBytes(6).toString('hex')}`;
  await create(server, name);
  const connectionString = inDatabase(server, name);
  const pool = openPool(connectionString, 20);
  const db = createDb(pool);
  return {
    connectionString,
    pool,
    db,
    close: async () => {
      await db.destroy();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}
