import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { systemClock } from '#lib/clock.ts';
import { createLog } from '#lib/log.ts';
import { readPostmasterFile } from '#operations/postgres/postmaster-file.ts';
import { startPrivatePostgres } from '#operations/postgres/private-postgres.ts';
import { findRunningPostgres } from '#operations/postgres/running-postgres.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { bareDatabase } from '#tests/support/database.ts';
import { openNetworkPath } from '#tests/support/network-path.ts';
import { contentsOf } from '#tests/support/table-contents.ts';
import { type DoctorOptions, examine } from './doctor.ts';
import { soundSettings } from './doctor-fixture.ts';

const app = await sharedTestApp();
const folder = await mkdtemp(join(tmpdir(), 'direct365-doctor-'));
afterAll(() => rm(folder, { recursive: true }));

const silentDns = { resolveTxt: () => Promise.reject(new Error('There is no DNS here.')) };

/** What is found with these settings, by name; nothing but the database answers. */
async function find(
  environment: Record<string, string> = {},
  options: Partial<DoctorOptions> = {},
) {
  const findings = await examine({
    environment: {
      ...soundSettings,
      DATABASE_URL: app.connectionString,
      DATA_DIR: folder,
      PUBLIC_URL: 'http://127.0.0.1:9',
      ...environment,
    },
    checkoutDir: process.cwd(),
    log: createLog('silent'),
    dns: silentDns,
    stripe: { apiBase: 'http://127.0.0.1:9' },
    ...options,
  });
  return Object.fromEntries(findings.map(({ name, ...verdict }) => [name, verdict]));
}

describe('a look at everything', () => {
  it('asks what answers, says no secret, and changes nothing', async () => {
    // Its jobs keep figures of themselves in tables.
    await app.services.jobs.stop();
    const before = await contentsOf(app.pool);
    const found = await find();
    expect(found).toMatchObject({
      program: { state: 'good' },
      settings: { state: 'good' },
      database: { state: 'good', sentence: expect.stringMatching(/^PostgreSQL \d+/) },
      'database-pooler': { state: 'not-asked' },
      replicas: { state: 'not-asked' },
      'database-schema': { state: 'good' },
      clock: { state: 'good' },
      'data-folder': { state: 'good' },
      'jobs-waiting': { state: 'good' },
      'mails-waiting': { state: 'good' },
      'jobs-retried': { state: 'good' },
      'jobs-failed': { state: 'good' },
      held: { state: 'good' },
      'mail-server': { state: 'wrong' },
      'stripe-webhook': { state: 'wrong' },
      'mail-spf': { state: 'not-asked' },
    });
    const said = JSON.stringify(found);
    for (const secret of [
      soundSettings.AUTH_SECRET,
      'mail-password',
      'sk_live_',
      'whsec_',
      app.connectionString,
    ]) {
      expect(said).not.toContain(secret);
    }
    expect(await contentsOf(app.pool)).toEqual(before);
    expect(await readdir(folder)).toEqual([]);
  });

  it('says every setting that cannot be read, and what needs none', async () => {
    const found = await find({ AUTH_SECRET: 'short', PORT: 'many' });
    expect(Object.keys(found)).toEqual(['program', 'node', 'settings']);
    expect(found.settings).toMatchObject({
      state: 'wrong',
      sentence: expect.stringMatching(/PORT must.*AUTH_SECRET must/),
    });
  });

  it('starts no private database, and makes no folder for one', async () => {
    const dataDir = join(folder, 'none-yet');
    const found = await find({ DATABASE_URL: '', DEMO: 'true', DATA_DIR: dataDir });
    expect(found.database).toMatchObject({ state: 'not-asked' });
    expect(found.clock).toMatchObject({ state: 'not-asked' });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('the database', () => {
  it('that says nothing is wrong, and what it would be asked is left out', async () => {
    const way = await openNetworkPath(app.connectionString);
    way.cut();
    const found = await find({ DATABASE_URL: way.connectionString });
    expect(found).toMatchObject({
      database: { state: 'wrong', sentence: expect.stringContaining('DATABASE_URL') },
      'database-schema': { state: 'not-asked' },
      clock: { state: 'not-asked' },
      'jobs-waiting': { state: 'not-asked' },
    });
    await way.close();
  });

  it('may answer by the direct way, and not through the pooler', async () => {
    const way = await openNetworkPath(app.connectionString);
    const settings = {
      DATABASE_URL: way.connectionString,
      DATABASE_DIRECT_URL: app.connectionString,
    };
    expect(await find(settings)).toMatchObject({
      database: { state: 'good' },
      'database-pooler': { state: 'good' },
    });
    way.cut();
    expect(await find(settings)).toMatchObject({
      database: { state: 'good' },
      'database-pooler': { state: 'wrong' },
    });
    await way.close();
  });

  it('is no replica of itself, and one that does not answer is wrong', async () => {
    const itself = await find({ DATABASE_REPLICA_URLS: app.connectionString });
    expect(itself.replicas).toMatchObject({
      state: 'wrong',
      sentence: expect.stringContaining('is no replica'),
    });
    const gone = 'postgresql://app:database-password@127.0.0.1:9/direct365';
    const { replicas } = await find({ DATABASE_REPLICA_URLS: gone });
    expect(replicas).toMatchObject({
      state: 'wrong',
      sentence: expect.stringContaining('Replica 1'),
    });
    expect(replicas?.sentence).not.toContain('database-password');
  });

  it('that takes no changes is wrong', async () => {
    const { rows } = await app.pool.query('select current_database() as name');
    const readOnly = (value: string) =>
      app.pool.query(`alter database ${rows[0].name} set default_transaction_read_only = ${value}`);
    await readOnly('on');
    const found = await find();
    const reset = 'begin read write; alter database';
    await app.pool.query(`${reset} ${rows[0].name} reset default_transaction_read_only; commit`);
    expect(found.database).toMatchObject({
      state: 'wrong',
      sentence: expect.stringContaining('takes no changes'),
    });
  });

  it.each([
    [0, 'good'],
    [5, 'look-at'],
    [-40, 'wrong'],
  ])('whose clock differs by %i seconds: %s', async (seconds, state) => {
    const clock = { now: () => new Date(systemClock.now().getTime() + seconds * 1000) };
    expect((await find({}, { clock })).clock).toMatchObject({ state });
  });

  it('that is empty is worth a look, and one of a newer version is wrong', async () => {
    const database = await bareDatabase();
    const settings = { DATABASE_URL: database.connectionString };
    expect(await find(settings)).toMatchObject({
      'database-schema': {
        state: 'look-at',
        sentence: expect.stringMatching(/\(migrations: \d\d+\)/),
      },
      'jobs-failed': { state: 'not-asked' },
      held: { state: 'not-asked' },
    });
    const tables = await database.pool.query('select from pg_tables where schemaname = $1', [
      'public',
    ]);
    expect(tables.rowCount).toBe(0);
    await database.close();

    await app.pool.query(`insert into kysely_migration values ('9999_newer', now()::text)`);
    const found = await find();
    await app.pool.query(`delete from kysely_migration where name = '9999_newer'`);
    expect(found['database-schema']).toMatchObject({
      state: 'wrong',
      sentence: expect.stringContaining('9999_newer'),
    });
  });
});

it('a site without an admin is worth a look, with the command that creates one', async () => {
  expect((await find()).admin).toMatchObject({
    state: 'look-at',
    sentence: expect.stringContaining('create-admin'),
  });
  await app.make.admin();
  expect((await find()).admin).toMatchObject({ state: 'good' });
});

describe('a private database', () => {
  it('that runs and does not answer is wrong, for the doctor and for commands', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'direct365-hung-'));
    await chmod(parent, 0o711);
    const log = createLog('silent');
    const checkoutDir = process.cwd();
    const dataDir = join(parent, 'data');
    const postgres = await startPrivatePostgres({ dataDir, checkoutDir, log });
    const pid = readPostmasterFile(join(postgres.dataDir, 'postgres'))?.pid ?? 0;
    process.kill(pid, 'SIGSTOP');
    try {
      const settings = { DATABASE_URL: '', DEMO: 'true', DATA_DIR: dataDir };
      const [{ database }, problem] = await Promise.all([
        find(settings),
        findRunningPostgres({ dataDir, checkoutDir, log }).catch(String),
      ]);
      expect(database).toMatchObject({
        state: 'wrong',
        sentence: expect.stringContaining(`(process ${pid}) and did not answer`),
      });
      expect(problem).toContain('did not answer within');
    } finally {
      process.kill(pid, 'SIGCONT');
      await postgres.stop();
      await rm(parent, { recursive: true });
    }
  });
});

describe('background jobs', () => {
  it.each([
    [100, 'look-at'],
    [1000, 'wrong'],
  ])('of which one is %i seconds late: %s', async (seconds, state) => {
    await app.pool.query(
      `insert into jobs.job (name, data, start_after, state)
       select name, '{}', now() - make_interval(secs => $1), 'created' from jobs.queue
        where name = 'mail-requested'`,
      [seconds],
    );
    const found = await find();
    expect(found['jobs-waiting']).toMatchObject({ state });
  });

  it.each([
    { mails: 1, seconds: 600, state: 'good' },
    { mails: 1, seconds: 5000, state: 'look-at' },
    { mails: 3, seconds: 1200, state: 'look-at' },
    { mails: 3, seconds: 5000, state: 'wrong' },
  ])(
    'of which $mails are mails put off for $seconds seconds: $state',
    async ({ mails, seconds, state }) => {
      await app.pool.query('delete from jobs.job');
      await app.pool.query(
        `insert into jobs.job (name, data, state, created_on, start_after)
       select 'mail-requested', '{}', 'retry', now() - make_interval(secs => $1), now() + interval '1 hour'
         from generate_series(1, $2)`,
        [seconds, mails],
      );
      expect((await find())['mails-waiting']).toMatchObject({ state });
      if (state === 'wrong') {
        await app.pool.query(
          'insert into restores (backup_made_at, restored_at) values (now(), now())',
        );
        expect((await find())['mails-waiting']).toMatchObject({
          ...{ state: 'look-at', sentence: expect.stringContaining('are paused') },
        });
        await app.pool.query('update restores set released_at = now()');
      }
      await app.pool.query('delete from jobs.job');
    },
  );

  it('that have failed for an hour are worth a look', async () => {
    await app.pool.query(
      `insert into jobs.job (name, data, state, created_on, start_after)
       values ('application-accepted', '{}', 'retry', now() - interval '2 hours', now() + interval '1 hour')`,
    );
    expect((await find())['jobs-retried']).toMatchObject({
      ...{
        state: 'look-at',
        sentence: expect.stringContaining('application-accepted (120 minutes)'),
      },
    });
    await app.pool.query('delete from jobs.job');
  });

  it('that wait because of the outbound pause are a warning, and so is the pause', async () => {
    await app.pool.query(
      `insert into jobs.job (name, data, start_after)
       values ('mail-requested', '{}', now() - interval '100 seconds')`,
    );
    await app.pool.query(
      'insert into restores (backup_made_at, restored_at) values (now(), now())',
    );
    const found = await find();
    await app.pool.query('update restores set released_at = now()');
    expect(found).toMatchObject({
      'jobs-waiting': { state: 'look-at', sentence: expect.stringContaining('are paused') },
      held: { state: 'look-at', sentence: expect.stringContaining('release-held') },
    });
  });

  it('that failed permanently are a warning', async () => {
    await app.pool.query(
      `insert into jobs.job (name, data, source_name, source_id, source_retry_count, source_output)
       values ('dead-letters', '{}', 'mail-requested', gen_random_uuid(), 3, '{"message":"no"}')`,
    );
    expect((await find())['jobs-failed']).toMatchObject({
      state: 'look-at',
      sentence: expect.stringContaining('Permanently failed jobs: 1.'),
    });
  });
});
