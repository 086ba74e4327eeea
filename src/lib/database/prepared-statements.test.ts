import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb, openPool, type WritableDb } from '#db/client.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { prepareFromNowOn } from './prepared-statements.ts';
import { sendTogether } from './round-trips.ts';

let database: TestDatabase;
let direct: WritableDb;
let pooled: WritableDb;
beforeAll(async () => {
  database = await freshDatabase();
  direct = createDb(openPool(database.connectionString, 1));
  pooled = createDb(openPool(database.connectionString, 1, { throughPooler: true }));
  await sql`create table notes (note int)`.execute(database.db);
  await sql`insert into notes values (1)`.execute(database.db);
});
afterAll(async () => {
  await Promise.all([direct.destroy(), pooled.destroy()]);
  await database.close();
});

const preparedIn = async (db: WritableDb): Promise<string[]> => {
  const { rows } = await sql<{ text: string }>`
    select statement as text from pg_prepared_statements order by prepare_time`.execute(db);
  return rows.map(({ text }) => text);
};

const read = sql<{ note: number }>`select note from notes where note = ${1}`;

describe('a statement that is sent often', () => {
  it('is prepared where the session is kept, and nowhere else', async () => {
    const { sql: text } = read.compile(direct);
    prepareFromNowOn(text);
    for (const db of [direct, pooled]) {
      expect((await read.execute(db)).rows).toEqual([{ note: 1 }]);
      expect((await read.execute(db)).rows).toEqual([{ note: 1 }]);
    }
    expect(await preparedIn(direct)).toEqual([text]);
    expect(await preparedIn(pooled)).toEqual([]);
  });

  it('is prepared once where it is sent twice together', async () => {
    const twice = sql<{ note: number }>`select note + 0 as note from notes where note = ${1}`;
    prepareFromNowOn(twice.compile(direct).sql);
    const [first, second] = await sendTogether(direct, [
      twice.compile(direct),
      twice.compile(direct),
    ]);
    expect([first, second]).toEqual([[{ note: 1 }], [{ note: 1 }]]);
  });

  it('is prepared by the next one when what was sent before it has failed', async () => {
    const after = sql<{ note: number }>`select note - 0 as note from notes where note = ${1}`;
    prepareFromNowOn(after.compile(direct).sql);
    const failing = sql`select 1 / 0`;
    const change = direct
      .transaction()
      .execute((tx) =>
        sendTogether(tx, [failing.compile(tx), after.compile(tx), after.compile(tx)]),
      );
    await expect(change).rejects.toThrow('division by zero');
    for (let time = 0; time < 2; time += 1) {
      expect((await after.execute(direct)).rows).toEqual([{ note: 1 }]);
    }
    expect(await preparedIn(direct)).toContain(after.compile(direct).sql);
  });

  it('is prepared without being asked where it inserts what it is given', async () => {
    const insert = sql`insert into "notes" ("note") values (${7})`;
    for (let time = 0; time < 2; time += 1) await insert.execute(direct);
    const { sql: text } = insert.compile(direct);
    expect(await preparedIn(direct)).not.toContain(text);
    await insert.execute(direct);
    expect(await preparedIn(direct)).toContain(text);
    await insert.execute(direct);
    await sql`delete from notes where note = 7`.execute(database.db);
  });

  it('is never prepared where nobody asks and it may need other plans, answers with all there is, or is long', async () => {
    const many = Array.from({ length: 500 }, () => '($1)').join(', ');
    for (const text of [
      'insert into "notes" ("note") select note from notes where note > $1 limit 0',
      'insert into "notes" ("note") values ($1) returning *',
      `insert into "notes" ("note") values ${many}`,
      'select note from notes where note > $1 limit 0',
    ]) {
      for (let time = 0; time < 4; time += 1) {
        await direct.executeQuery(CompiledQuery.raw(text, [1]));
      }
      expect(await preparedIn(direct)).not.toContain(text);
    }
    await sql`delete from notes where ctid not in (select min(ctid) from notes)`.execute(
      database.db,
    );
  });

  it('is sent as any other by a session whose plan a change of the table has outdated', async () => {
    await sql`alter table notes alter column note type bigint`.execute(database.db);
    await expect(read.execute(direct)).rejects.toThrow('cached plan');
    expect((await read.execute(direct)).rows).toHaveLength(1);
  });

  it('names what it answers with', () => {
    for (const text of ['select * from notes', 'select n.* from notes as n', 'select 1, * from n'])
      expect(() => prepareFromNowOn(text)).toThrow('Name the columns');
    for (const text of [
      'select count(*) from notes',
      'select w.* from (select note from notes) as w',
      'select "w".*, n.note from notes as n inner join (select note from notes) as "w" on true',
      'select note from notes where note in (select * from others)',
      'insert into notes select * from notes',
    ])
      expect(() => prepareFromNowOn(text)).not.toThrow();
  });
});
