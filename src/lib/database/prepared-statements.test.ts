import { CompiledQuery, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDb, openPool, type WritableDb } from '#db/client.ts';
import { sharedDatabase } from '#tests/support/database.ts';
import type { BoundedPool } from './bounded-pool.ts';
import { pipeline } from './pipeline.ts';

const database = await sharedDatabase();
await sql`create table notes (note int)`.execute(database.db);
await sql`insert into notes values (1)`.execute(database.db);

let directPool: BoundedPool;
let direct: WritableDb;
let pooled: WritableDb;
beforeEach(() => {
  directPool = openPool(database.connectionString, 1);
  direct = createDb(directPool);
  pooled = createDb(openPool(database.connectionString, 1, { throughPooler: true }));
  return async () => void (await Promise.all([direct.destroy(), pooled.destroy()]));
});

const preparedIn = async (db: WritableDb): Promise<string[]> => {
  const { rows } = await sql<{ text: string }>`
    select statement as text from pg_prepared_statements order by prepare_time`.execute(db);
  return rows.map(({ text }) => text);
};

const read = sql<{ note: number }>`select note from notes where note = ${1}`;
const { sql: readText } = CompiledQuery.raw('select note from notes where note = $1');

async function readThrice(db: WritableDb): Promise<void> {
  for (let time = 0; time < 3; time += 1) {
    expect((await read.execute(db)).rows).toEqual([{ note: 1 }]);
  }
}

describe('a statement with values', () => {
  it('is prepared from its third use on a connection, and not through a pooler', async () => {
    for (const db of [direct, pooled]) {
      await read.execute(db);
      await read.execute(db);
      expect(await preparedIn(db)).toEqual([]);
      await readThrice(db);
    }
    expect(await preparedIn(direct)).toEqual([readText]);
    expect(await preparedIn(pooled)).toEqual([]);
  });

  it('is prepared for its connection alone', async () => {
    await readThrice(direct);
    const other = createDb(openPool(database.connectionString, 1));
    await read.execute(other);
    expect(await preparedIn(other)).toEqual([]);
    await other.destroy();
  });

  it('is prepared for every sender, and once in a pipeline', async () => {
    for (let time = 0; time < 2; time += 1) await directPool.query(readText, [1]);
    const { first, second } = await pipeline(direct, {
      first: read.compile(direct),
      second: read.compile(direct),
    });
    expect([first, second]).toEqual([[{ note: 1 }], [{ note: 1 }]]);
    expect(await preparedIn(direct)).toEqual([readText]);
  });

  it('is prepared by a later use when a statement before it in its transaction has failed', async () => {
    for (let time = 0; time < 2; time += 1) await read.execute(direct);
    const change = direct.transaction().execute((tx) =>
      pipeline(tx, {
        failing: sql`select 1 / 0`.compile(tx),
        first: read.compile(tx),
        second: read.compile(tx),
      }),
    );
    await expect(change).rejects.toThrow('division by zero');
    await readThrice(direct);
    expect(await preparedIn(direct)).toEqual([readText]);
  });

  it('is not prepared when it is long', async () => {
    const many = Array.from({ length: 3_000 }, () => '$1').join(', ');
    for (let time = 0; time < 4; time += 1) {
      await direct.executeQuery(CompiledQuery.raw(`select 1 where 1 in (${many})`, [1]));
    }
    expect(await preparedIn(direct)).toHaveLength(0);
  });

  it('is not prepared after 300 others, and is sent all the same', async () => {
    const others = Array.from({ length: 300 }, (_, nth) => [
      `nth${nth}`,
      CompiledQuery.raw(`select ${nth} where $1::boolean`, [true]),
    ]);
    for (let time = 0; time < 3; time += 1) await pipeline(direct, Object.fromEntries(others));
    await readThrice(direct);
    const prepared = await preparedIn(direct);
    expect(prepared).toHaveLength(300);
    expect(prepared).not.toContain(readText);
  });
});

describe('a prepared statement that can no longer be used', () => {
  const readAll = sql`select * from notes where note > ${0}`;

  it('is sent again without its name, and prepared anew on all connections', async () => {
    const pool = openPool(database.connectionString, 2);
    const db = createDb(pool);
    const both = () => Promise.all([readAll.execute(db), readAll.execute(db)]);
    for (let time = 0; time < 3; time += 1) await both();
    await sql`alter table notes add column color text`.execute(database.db);
    for (const { rows } of await both()) expect(rows).toEqual([{ note: 1, color: null }]);
    // Where a transaction begins, a statement that fails cannot be sent again.
    const [client, other] = await Promise.all([pool.connect(), pool.connect()]);
    for (const each of [client, other]) {
      await each.query('begin');
      expect((await each.query('select * from notes where note > $1', [0])).rows).toHaveLength(1);
      await each.query('commit');
      each.release();
    }
    await db.destroy();
  });

  it('fails in a transaction, and works in the next one', async () => {
    for (let time = 0; time < 3; time += 1) await readAll.execute(direct);
    await sql`alter table notes add column size int`.execute(database.db);
    const reading = () => direct.transaction().execute((tx) => readAll.execute(tx));
    await expect(reading()).rejects.toThrow('cached plan');
    expect((await reading()).rows).toHaveLength(1);
  });

  it('is used again after a value that could not be sent', async () => {
    await readThrice(direct);
    const unsendable = {
      toPostgres: () => {
        throw new Error('cannot be sent');
      },
    };
    const failing = direct.executeQuery(CompiledQuery.raw(readText, [unsendable]));
    await expect(failing).rejects.toThrow('cannot be sent');
    await readThrice(direct);
  });
});
