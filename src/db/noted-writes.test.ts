import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pipeline } from '#lib/database/pipeline.ts';
import { hasWritten, withRequestId } from '#lib/request-scope.ts';
import { sharedDatabase, type TestDatabase } from '#tests/support/database.ts';
import { readTogether } from './read-together.ts';

const database = await sharedDatabase();

/** Whether a request that does this is noted as one that may have changed something. */
const isNoted = (work: (db: TestDatabase['db']) => Promise<unknown>): Promise<boolean> =>
  withRequestId('a request', async () => {
    await work(database.db);
    return hasWritten();
  });

const read = (db: TestDatabase['db']) => db.selectFrom('profiles').select('user_id').limit(1);
const change = (db: TestDatabase['db']) => db.deleteFrom('page_views').where(sql<boolean>`false`);

describe('a request', () => {
  it('that only reads is not noted', async () => {
    expect(await isNoted((db) => read(db).execute())).toBe(false);
    expect(await isNoted((db) => readTogether(db, (tx) => read(tx).execute()))).toBe(false);
    expect(await isNoted((db) => pipeline(db, { first: read(db), second: read(db) }))).toBe(false);
  });

  it('that changes something is noted: by a statement, among others, or in a transaction', async () => {
    expect(await isNoted((db) => change(db).execute())).toBe(true);
    expect(await isNoted((db) => pipeline(db, { read: read(db), change: change(db) }))).toBe(true);
    expect(await isNoted((db) => db.transaction().execute((tx) => read(tx).execute()))).toBe(true);
  });
});
