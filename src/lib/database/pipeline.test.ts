import { Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDb, openPool } from '#db/client.ts';
import { readTogether } from '#db/read-together.ts';
import { createWrite } from '#db/write.ts';
import { sharedDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openNetworkPath } from '#tests/support/network-path.ts';
import { deferToNext, pipeline } from './pipeline.ts';

const database = await sharedDatabase();
const path = await openNetworkPath(database.connectionString);
afterAll(() => path.close());
const db = createDb(openPool(path.connectionString, 1));
afterAll(() => db.destroy());
await sql`create table notes (note int primary key check (note < 100))`.execute(database.db);
await sql`select 1`.execute(db);
beforeEach(() => sql`truncate notes`.execute(database.db));

const one = sql<{ n: number }>`select 1 as n`;
const note = (value: number) => sql`insert into notes values (${value})`;
const noted = async (): Promise<unknown[]> =>
  (await sql<{ note: number }>`select note from notes order by note`.execute(database.db)).rows.map(
    (row) => row.note,
  );

/** How often something is sent to the server meanwhile. */
async function timesSent(work: () => Promise<unknown>): Promise<number> {
  const before = path.timesSent();
  await work();
  return path.timesSent() - before;
}

describe('statements that are sent together', () => {
  it('take one round trip, and each has its rows', async () => {
    const letters = sql<{ letter: string }>`select * from (values ('a'), ('b')) as l (letter)`;
    let rows: unknown;
    const written = vi.spyOn(Socket.prototype, '_writev');
    const sent = await timesSent(async () => {
      rows = await pipeline(db, { ones: one.compile(db), letters: letters.compile(db) });
    });
    expect(rows).toEqual({ ones: [{ n: 1 }], letters: [{ letter: 'a' }, { letter: 'b' }] });
    expect(sent).toBe(1);
    expect(written).toHaveBeenCalledTimes(1);
    written.mockRestore();
  });

  it('see what those before them have changed', async () => {
    const count = sql<{ n: number }>`select count(*)::int as n from notes`;
    const { after } = await db
      .transaction()
      .execute((tx) => pipeline(tx, { noted: note(1).compile(tx), after: count.compile(tx) }));
    expect(after).toEqual([{ n: 1 }]);
  });

  it('fail with the error of the first that fails, and leave nothing of a transaction', async () => {
    const change = db.transaction().execute((tx) =>
      pipeline(tx, {
        first: note(1).compile(tx),
        failing: note(100).compile(tx),
        last: note(2).compile(tx),
      }),
    );
    await expect(change).rejects.toThrow('notes_note_check');
    expect(await noted()).toEqual([]);
    expect((await one.execute(db)).rows).toEqual([{ n: 1 }]);
  });
});

describe('statements of which one is broken off', () => {
  const slow = sql`select pg_sleep(10)`;
  it('by a limit fail with that, and the connection goes on', async () => {
    const change = db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 50`.execute(tx);
      await deferToNext(tx, note(1).compile(tx));
      return pipeline(tx, {
        before: note(2).compile(tx),
        slow: slow.compile(tx),
        after: note(3).compile(tx),
      });
    });
    await expect(change).rejects.toThrow('statement timeout');
    expect((await one.execute(db)).rows).toEqual([{ n: 1 }]);
    expect(await noted()).toEqual([]);
  });

  it('by a cut between them leave nothing, and are sent again by who writes', async () => {
    let tries = 0;
    const write = createWrite(db);
    await write(async (tx) => {
      tries += 1;
      const isFirst = tries === 1;
      if (isFirst) setTimeout(() => path.refuse(), 50).unref();
      await deferToNext(tx, note(1).compile(tx));
      // Its server hears of the cut when this is over: until then what is sent again waits for it.
      const between = isFirst ? sql`select pg_sleep(0.5)` : one;
      const sent = pipeline(tx, {
        before: note(2).compile(tx),
        between: between.compile(tx),
        after: note(3).compile(tx),
      });
      await sent.finally(() => path.restore());
    });
    expect(tries).toBe(2);
    expect(await noted()).toEqual([1, 2, 3]);
  });
});

describe('a transaction', () => {
  it('begins with its first statement, in one round trip', async () => {
    const sent = await timesSent(() => db.transaction().execute((tx) => note(1).execute(tx)));
    expect(sent).toBe(2);
    expect(await noted()).toEqual([1]);
  });

  it('without a statement asks nothing of the server', async () => {
    expect(await timesSent(() => db.transaction().execute(async () => 'nothing'))).toBe(0);
    const failing = () => db.transaction().execute(() => Promise.reject(new Error('before')));
    expect(await timesSent(() => expect(failing()).rejects.toThrow('before'))).toBe(0);
    expect(await timesSent(() => db.transaction().execute((tx) => note(1).execute(tx)))).toBe(2);
    expect(await noted()).toEqual([1]);
  });

  it('keeps what it was begun with', async () => {
    const write = readTogether(db, (tx) => note(1).execute(tx));
    await expect(write).rejects.toThrow('read-only transaction');
    const level = await readTogether(db, (tx) =>
      sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(tx),
    );
    expect(level.rows).toEqual([{ level: 'repeatable read' }]);
  });
});

describe('a transaction whose connection is gone', () => {
  it('fails with what was to undo it, and the next one has another connection', async () => {
    const change = db.transaction().execute(async (tx) => {
      await note(1).execute(tx);
      path.refuse();
      path.restore();
      throw new Error('thought better of it');
    });
    await expect(change).rejects.toThrow('thought better of it');
    await eventually(async () => expect((await one.execute(db)).rows).toEqual([{ n: 1 }]));
    expect(await noted()).toEqual([]);
  });
});

describe('a statement that is sent with the next', () => {
  it('leaves with what commits', async () => {
    const sent = await timesSent(() =>
      db.transaction().execute(async (tx) => {
        await note(1).execute(tx);
        await deferToNext(tx, note(2).compile(tx));
      }),
    );
    expect(sent).toBe(2);
    expect(await noted()).toEqual([1, 2]);
  });

  it('is there even when it is the only one', async () => {
    const sent = await timesSent(() =>
      db.transaction().execute((tx) => deferToNext(tx, note(1).compile(tx))),
    );
    expect(sent).toBe(1);
    expect(await noted()).toEqual([1]);
  });

  it('comes before the next', async () => {
    const { rows } = await db.transaction().execute(async (tx) => {
      await deferToNext(tx, note(1).compile(tx));
      return sql<{ note: number }>`select note from notes`.execute(tx);
    });
    expect(rows).toEqual([{ note: 1 }]);
  });

  it('waits for no more than fifty, with what begins the transaction', async () => {
    const before = path.timesSent();
    const sent = await timesSent(() =>
      db.transaction().execute(async (tx) => {
        for (let value = 1; value < 50; value += 1) await deferToNext(tx, note(value).compile(tx));
        expect(path.timesSent()).toBe(before);
        await deferToNext(tx, note(50).compile(tx));
        expect(path.timesSent()).toBe(before + 1);
      }),
    );
    expect(sent).toBe(2);
    expect(await noted()).toHaveLength(50);
  });

  it('never leaves with the transaction of another caller', async () => {
    const late = Promise.withResolvers<void>();
    const refused = expect(late.promise).rejects.toThrow('has ended');
    await db.transaction().execute(async (tx) => {
      await note(1).execute(tx);
      // No caller has waited for it, and what commits is on its way by then.
      process.nextTick(() => late.resolve(deferToNext(tx, note(2).compile(tx))));
    });
    await refused;
    await db.transaction().execute((tx) => note(3).execute(tx));
    expect(await noted()).toEqual([1, 3]);
  });

  it('takes all back when it fails, and says why', async () => {
    const change = db.transaction().execute(async (tx) => {
      await note(1).execute(tx);
      await deferToNext(tx, note(100).compile(tx));
    });
    await expect(change).rejects.toThrow('notes_note_check');
    expect(await noted()).toEqual([]);
    expect((await one.execute(db)).rows).toEqual([{ n: 1 }]);
  });

  it('is never sent when the transaction is rolled back', async () => {
    const change = db.transaction().execute(async (tx) => {
      await note(1).execute(tx);
      await deferToNext(tx, note(100).compile(tx));
      throw new Error('thought better of it');
    });
    await expect(change).rejects.toThrow('thought better of it');
    await db.transaction().execute((tx) => note(3).execute(tx));
    expect(await noted()).toEqual([3]);
  });
});
