import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb, openPool } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { findPausedRestore } from '#features/site-operations/restore-mode/server/queries.ts';
import { createJobQueue } from '#lib/jobs/job-queue.ts';
import { createLog } from '#lib/log.ts';
import { eventually } from '#tests/support/eventually.ts';
import { contentsOf } from '#tests/support/table-contents.ts';
import { fillMarketplace } from '../marketplace.ts';
import {
  type BackedUpPostgres,
  hasPgBackRest,
  startBackedUpPostgres,
} from './backed-up-postgres.ts';

const timeout = 600_000;

describe.skipIf(!hasPgBackRest)('a database that pgBackRest backs up', () => {
  let postgres: BackedUpPostgres;
  let chosen: { second: string; contents: Record<string, string> };
  let atEnd: Record<string, string>;
  let pool: pg.Pool;

  beforeAll(async () => {
    postgres = await startBackedUpPostgres();
    const { connectionString } = postgres;
    pool = openPool(connectionString, 4);
    await migrate(createDb(pool));
    const jobs = createJobQueue({ connectionString, log: createLog('silent'), sendOnly: true });
    await jobs.start();
    await jobs.stop();
    await fillMarketplace(connectionString, { consultants: 5, projects: 20 });
    await postgres.pgBackRest('stanza-create');

    // Its files are copied while they change.
    let isCopying = true;
    let written = 0;
    const writing = (async () => {
      for (; isCopying; written += 1) await addView(pool);
    })();
    await eventually(() => expect(written).toBeGreaterThan(5));
    await postgres.pgBackRest('--type=full', 'backup');
    isCopying = false;
    await writing;

    await addView(pool);
    await pool.query('select pg_switch_wal()');
    chosen = { contents: await contentsOf(pool), second: await nextSecond(pool) };
    await fillMarketplace(connectionString, { consultants: 2, projects: 3 });
    await pool.query('delete from page_views');
    atEnd = await contentsOf(pool);
    await pool.query('select pg_switch_wal()');
    await pool.end();
    // A server that is stopped in order gives the rest of its log away first.
    await postgres.stop();
  }, timeout);
  afterAll(() => postgres?.close(), timeout);

  /** Starts the restored database, and returns the content of each table once it accepts writes. */
  async function contentsAfter(...words: string[]): Promise<Record<string, string>> {
    postgres.loseDisk();
    await postgres.pgBackRest(...words, 'restore');
    await postgres.start();
    pool = openPool(postgres.connectionString, 4);
    await eventually(async () => {
      const { rows } = await pool.query('select pg_is_in_recovery() as is_following');
      expect(rows, postgres.log()).toEqual([{ is_following: false }]);
    });
    return contentsOf(pool);
  }

  const end = async (): Promise<void> => {
    await pool.end();
    await postgres.stop();
  };

  it('comes back as it was at a chosen second, every row of every table', { timeout }, async () => {
    expect(chosen.contents).not.toEqual(atEnd);
    const restored = await contentsAfter(
      ...['--type=time', `--target=${chosen.second}`, '--target-action=promote'],
    );
    expect(restored).toEqual(chosen.contents);

    // pgBackRest does not know of mails and payments that went out since: the operator's row pauses outgoing calls, as
    // restore.md describes.
    await pool.query('insert into restores (backup_made_at) values ($1)', [chosen.second]);
    expect(await findPausedRestore(createDb(pool))).not.toBeNull();
    await end();
  });

  it('comes back as it was last', { timeout }, async () => {
    // The history of the restored one is another; this one leads along the first.
    expect(await contentsAfter('--target-timeline=1')).toEqual(atEnd);
    await end();
  });

  it('is not there before its first backup', { timeout }, async () => {
    postgres.loseDisk();
    const refused = postgres.pgBackRest(
      '--type=time',
      '--target=2000-01-01 00:00:00+00',
      'restore',
    );
    // Its code for: there is no backup set that leads there.
    await expect(refused).rejects.toThrow('has ended with 75.');
  });
});

const addView = (pool: pg.Pool): Promise<unknown> =>
  pool.query(
    `insert into page_views (day, path, referrer_host, views) values ('2026-01-01', $1, '', 1)`,
    [`/${randomUUID()}`],
  );

/** A whole second that lies behind everything that is committed, and before everything that will be. */
async function nextSecond(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ second: string }>(
    `select to_char(date_trunc('second', clock_timestamp() at time zone 'UTC') + interval '1 s', 'YYYY-MM-DD HH24:MI:SS+00') as second`,
  );
  const second = rows[0]?.second ?? '';
  await eventually(async () => {
    const { rows: later } = await pool.query(
      `select clock_timestamp() > $1::timestamptz + interval '1 ms' as is_over`,
      [second],
    );
    expect(later).toEqual([{ is_over: true }]);
  });
  return second;
}
