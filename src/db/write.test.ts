import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendWithNext } from '#lib/database/round-trips.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { builtOnce } from './built-once.ts';
import { createDb, openPool, type Tx } from './client.ts';
import {
  createTrialWrite,
  createWrite,
  IdempotencyKeyReused,
  type Intent,
  type Write,
} from './write.ts';

let database: TestDatabase;
let userId: string;
beforeAll(async () => {
  database = await freshDatabase();
  const { rows } = await database.pool.query(
    "insert into auth.users (name, email, user_type) values ('A', 'a@example.test', 'client') returning id",
  );
  userId = rows[0].id;
});
afterAll(() => database.close());

const intent = (): Intent => ({ userId, key: crypto.randomUUID(), requestHash: 'one' });

describe('a write', () => {
  it('with an intent is done once, and a repetition gets the first outcome', async () => {
    const once = intent();
    let runs = 0;
    const change = async () => {
      runs += 1;
      return { made: runs };
    };
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => createWrite(database.db, once)(change)),
    );
    expect(outcomes).toEqual(Array(8).fill({ made: 1 }));
    expect(runs).toBe(1);
  });

  it('that was refused may be tried again with the same intent', async () => {
    const same = intent();
    const write: Write = (change) => createWrite(database.db, same)(change);
    expect(await write(async () => ({ refused: 'NOT_YET' }))).toEqual({ refused: 'NOT_YET' });
    expect(await write(async () => ({ refused: null, id: 7 }))).toEqual({ refused: null, id: 7 });
    expect(await write(async () => ({ refused: 'NEVER' }))).toEqual({ refused: null, id: 7 });
  });

  it('that failed leaves its intent free', async () => {
    const same = intent();
    const write: Write = (change) => createWrite(database.db, same)(change);
    await expect(write(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await write(async () => 'done')).toBe('done');
  });

  it('refuses an intent that meant something else', async () => {
    const first = intent();
    await createWrite(database.db, first)(async () => 1);
    const other = createWrite(database.db, { ...first, requestHash: 'two' });
    await expect(other(async () => 2)).rejects.toBeInstanceOf(IdempotencyKeyReused);
  });

  it('without the key is made again with each repetition, beside the one that the key covers', async () => {
    const same = intent();
    let runs = 0;
    const request = async () => {
      const write = createWrite(database.db, same);
      const covered = await write(async () => runs);
      await write(
        async () => {
          runs += 1;
        },
        { withoutKey: true },
      );
      return covered;
    };
    expect([await request(), await request()]).toEqual([0, 0]);
    expect(runs).toBe(2);
  });

  it('is refused when the key of its request covers another change already', async () => {
    const write = createWrite(database.db, intent());
    await write(async () => 'first');
    let isMade = false;
    const second = write(async () => {
      isMade = true;
      return 'second';
    });
    await expect(second).rejects.toThrow('covers one change');
    expect(isMade).toBe(false);
  });

  it('is tried again when the database asks for it', async () => {
    let attempts = 0;
    const outcome = await createWrite(database.db)(async () => {
      attempts += 1;
      if (attempts < 3) throw Object.assign(new Error('serialization failure'), { code: '40001' });
      return 'done';
    });
    expect([outcome, attempts]).toEqual(['done', 3]);
  });
});

it('a write that is only tried tries what waits for its commit, too', async () => {
  const write = createTrialWrite(database.db);
  const failing = (tx: Tx) => sendWithNext(tx, sql`select 1 / 0`.compile(tx));
  await expect(write(failing)).rejects.toThrow('division by zero');
  expect(await write(async () => 'would be done')).toBe('would be done');
});

it('a write that a change of the tables has outdated is made again', async () => {
  const pool = openPool(database.connectionString, 1);
  const db = createDb(pool);
  await database.pool.query('create table papers (page int)');
  const read = builtOnce((from) =>
    from.selectNoFrom(sql<number>`max(page) from papers`.as('page')),
  );
  const write = () => createWrite(db)(async (tx) => (await read(tx, {})).length);
  expect(await write()).toBe(1);
  await database.pool.query('alter table papers alter column page type text');
  expect(await write()).toBe(1);
  await db.destroy();
});

describe('a write whose connection is broken off', () => {
  const endSession = sql`select pg_terminate_backend(pg_backend_pid())`;
  /** A change that is cut off the first `times` times. */
  const cutOff = (cut: (tx: Tx) => Promise<unknown>, times = 1) => {
    const tries = { made: 0 };
    const change = async (tx: Tx) => {
      tries.made += 1;
      if (tries.made <= times) await cut(tx);
      return 'done';
    };
    return { tries, change };
  };
  const whileChanging = (tx: Tx) => endSession.execute(tx);
  const whileCommitting = (tx: Tx) => sql`insert into cut_off default values`.execute(tx);
  beforeAll(async () => {
    await database.pool.query(`
      create table cut_off (id int generated always as identity);
      create function cut_off() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
      create constraint trigger cut_off after insert on cut_off
        deferrable initially deferred for each row execute function cut_off();`);
  });

  it('before it commits is made again, on another connection', async () => {
    const { tries, change } = cutOff(whileChanging, 2);
    expect(await createWrite(database.db)(change)).toBe('done');
    expect(tries.made).toBe(3);
  });

  it('while it commits may be done: it is made again under its key alone', async () => {
    const without = cutOff(whileCommitting);
    await expect(createWrite(database.db)(without.change)).rejects.toThrow();
    expect(without.tries.made).toBe(1);
    const withKey = cutOff(whileCommitting);
    expect(await createWrite(database.db, intent())(withKey.change)).toBe('done');
    expect(withKey.tries.made).toBe(2);
  });

  it('before what commits it was sent is made again, also without a key', async () => {
    const pool = openPool(database.connectionString, 1);
    const { promise: isGone, resolve } = Promise.withResolvers<void>();
    pool.on('connect', (client) => void client.on('error', () => resolve()));
    const db = createDb(pool);
    const { tries, change } = cutOff(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sendWithNext(tx, sql`select 1`.compile(tx));
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await isGone;
    });
    expect(await createWrite(db)(change)).toBe('done');
    expect(tries.made).toBe(2);
    await db.destroy();
  });

  it('again and again ends with the error', async () => {
    const { tries, change } = cutOff(whileChanging, 9);
    await expect(createWrite(database.db)(change)).rejects.toThrow();
    expect(tries.made).toBe(4);
  });
});
