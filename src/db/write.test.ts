import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { deferToNext } from '#lib/database/pipeline.ts';
import { sharedDatabase } from '#tests/support/database.ts';
import { openNetworkPath } from '#tests/support/network-path.ts';
import { createDb, openPool, type Tx } from './client.ts';
import {
  createTrialWrite,
  createWrite,
  IdempotencyKeyReused,
  type Intent,
  type Write,
} from './write.ts';

const database = await sharedDatabase();
const { rows } = await database.pool.query(
  "insert into auth.users (name, email, user_type) values ('A', 'a@example.test', 'client') returning id",
);
const userId = rows[0].id;
await database.pool.query(
  'create table made (key text); create table made_once (key text primary key)',
);

const made = (key: string) => sql`insert into made values (${key})`;
const timesMade = async (key: string): Promise<number> => {
  const { rows } = await database.pool.query('select from made where key = $1', [key]);
  return rows.length;
};

const intent = (): Intent => ({ userId, key: crypto.randomUUID(), requestHash: 'one' });

describe('a write', () => {
  it('with an intent is done once, and a repetition gets the first outcome', async () => {
    const once = intent();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, run) =>
        createWrite(
          database.db,
          once,
        )(async (tx) => {
          await made(once.key).execute(tx);
          return { run };
        }),
      ),
    );
    expect(new Set(outcomes.map(({ run }) => run)).size).toBe(1);
    expect(await timesMade(once.key)).toBe(1);
  });

  it.each<[string, (tx: Tx, key: string) => Promise<unknown>]>([
    ['leaves with its commit', (tx, key) => deferToNext(tx, made(key).compile(tx))],
    [
      'fails the second time',
      async (tx, key) => {
        await sql`insert into made_once values (${key})`.execute(tx);
        await made(key).execute(tx);
      },
    ],
    [
      'fails the second time, before anything is sent',
      async (tx, key) => {
        if ((await timesMade(key)) > 0) throw new Error('It is there already.');
        await made(key).execute(tx);
      },
    ],
    [
      'makes nothing of errors',
      (tx, key) =>
        made(key)
          .execute(tx)
          .catch(() => undefined),
    ],
  ])('with an intent is done once where it %s', async (_, change) => {
    const once = intent();
    for (const said of ['first', 'second']) {
      const write = createWrite(database.db, once);
      const outcome = await write(async (tx) => {
        await change(tx, once.key);
        return said;
      });
      expect(outcome).toBe('first');
    }
    expect(await timesMade(once.key)).toBe(1);
  });

  it('claims its key in the round trip that begins its transaction', async () => {
    const path = await openNetworkPath(database.connectionString);
    const db = createDb(openPool(path.connectionString, 1));
    await sql`select 1`.execute(db);
    const before = path.timesSent();
    await createWrite(
      db,
      intent(),
    )((tx) =>
      made('on the way')
        .execute(tx)
        .then(() => 'done'),
    );
    expect(path.timesSent() - before).toBe(3);
    await db.destroy();
    await path.close();
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
  const failing = (tx: Tx) => deferToNext(tx, sql`select 1 / 0`.compile(tx));
  await expect(write(failing)).rejects.toThrow('division by zero');
  expect(await write(async () => 'would be done')).toBe('would be done');
});

it('a write that a change of the tables has outdated is made again', async () => {
  const pool = openPool(database.connectionString, 1);
  const db = createDb(pool);
  await database.pool.query('create table papers (page int)');
  const read = sql`select max(page) as page from papers where ${true}`;
  const write = () => createWrite(db)(async (tx) => (await read.execute(tx)).rows.length);
  for (let time = 0; time < 3; time += 1) expect(await write()).toBe(1);
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
      await deferToNext(tx, sql`select 1`.compile(tx));
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
