import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { appendFile, chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from '#app/database.ts';
import { prepareDemo } from '#app/demo.ts';
import { openPool } from '#db/client.ts';
import { describeSchema } from '#db/schema-description.ts';
import { createLog } from '#lib/log.ts';
import { mailRequested } from '#lib/mail/mailer.ts';
import { readConfig } from '#operations/config/config.ts';
import { startPrivatePostgres } from '#operations/postgres/private-postgres.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { bareDatabase, type TestDatabase } from '#tests/support/database.ts';
import { fileIn, givePhoto } from '#tests/support/photos.ts';
import { contentsOf } from '#tests/support/table-contents.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const checkoutDir = join(import.meta.dirname, '../../..');
const log = createLog('silent');
let app: TestApp;
let folder: string;
let photo: ReturnType<typeof fileIn>;
let backup: string;
/** What the writer had written when the backup began, and when it had ended. */
let written: { before: number; after: number };

/**
 * Writes a pair of rows in each transaction, into the first and the last table that are copied, until it is stopped.
 */
function keepWriting(pool: pg.Pool) {
  let pairs = 0;
  let isStopped = false;
  const done = (async () => {
    while (!isStopped) {
      const client = await pool.connect();
      await client.query('begin');
      await client.query(
        `insert into auth.verifications (id, identifier, value, expires_at)
         values (gen_random_uuid(), 'pair', $1, now())`,
        [String(pairs)],
      );
      await client.query(
        `insert into public.page_views (day, path, referrer_host, views) values ('2026-01-01', $1, '', 1)`,
        [`/pair/${pairs}`],
      );
      await client.query('commit');
      client.release();
      pairs += 1;
    }
  })();
  return {
    count: () => pairs,
    stop: async () => {
      isStopped = true;
      await done;
    },
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'direct365-backups-'));
  await chmod(folder, 0o711);
  app = await createTestApp();
  await prepareDemo({ ...app.services, isDemo: true });
  const consultant = await app.make.consultant();
  const { mediumUrl } = await givePhoto(app, consultant);
  photo = fileIn(mediumUrl);
  await app.services.jobs.enqueue(app.services.db, mailRequested, {
    mail: 'waiting',
    to: { name: 'Tab\tand\\backslash\nand “quotes”', address: 'waits@example.test' },
    props: { text: '\\N \\. \u{1F600}' },
  });
  // It keeps statistics in its tables, which are compared later.
  await app.services.jobs.stop();
  await app.pool.query("insert into audit_log (action) values ('before-backup')");
  const writer = keepWriting(app.pool);
  while (writer.count() < 5) await app.pool.query('select 1');
  const before = writer.count();
  ({ folder: backup } = await takeBackup('logical', sourceOf(app), join(folder, 'taken')));
  written = { before, after: writer.count() };
  await writer.stop();
  return async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  };
});

const sourceOf = ({ connectionString, services, clock }: TestApp) => ({
  directConnectionString: connectionString,
  files: services.files,
  cluster: undefined,
  now: clock.now(),
});

const intoFolder = (name: string) => ({
  config: readConfig({ DATA_DIR: join(folder, name) }),
  checkoutDir,
  log,
});

const intoDatabase = ({ connectionString }: TestDatabase, name: string) => ({
  ...intoFolder(name),
  config: { ...intoFolder(name).config, databaseUrl: connectionString },
});

/** A copy of the backup with another manifest, as if it had been written so. */
async function changedCopy(name: string, change: (manifest: string) => string): Promise<string> {
  const copy = join(folder, name);
  await cp(backup, copy, { recursive: true });
  const manifest = change(await readFile(join(copy, 'manifest.json'), 'utf8'));
  await writeFile(join(copy, 'manifest.json'), manifest);
  const sums = await readFile(join(copy, 'SHA256SUMS'), 'utf8');
  const sum = createHash('sha256').update(manifest).digest('hex');
  await writeFile(
    join(copy, 'SHA256SUMS'),
    sums.replace(/^.* {2}manifest\.json$/m, `${sum}  manifest.json`),
  );
  return copy;
}

const addressOf = ({ connectionString }: TestDatabase) => ({
  ...{ connectionString, directConnectionString: connectionString },
  ...{ dataDir: undefined, isPrivate: false },
});

/** The source without what the writer added, which may be more by now than when the backup was taken. */
async function expectTheSame(restored: pg.Pool): Promise<void> {
  const pairs = await restored.query<{ a: number; b: number }>(
    `select (select count(*)::int from auth.verifications where identifier = 'pair') as a,
            (select count(*)::int from page_views where path like '/pair/%') as b`,
  );
  const { a = 0, b = 0 } = pairs.rows[0] ?? {};
  expect(a).toBe(b);
  expect(a).toBeGreaterThanOrEqual(written.before);
  expect(a).toBeLessThanOrEqual(written.after + 1);
  const paused = await restored.query('delete from restores returning released_at');
  expect(paused.rows).toEqual([{ released_at: null }]);
  for (const pool of [restored, app.pool]) {
    await pool.query("delete from auth.verifications where identifier = 'pair'");
    await pool.query("delete from page_views where path like '/pair/%'");
  }
  const contents = await contentsOf(app.pool);
  expect(Object.keys(contents).length).toBeGreaterThan(40);
  expect(await contentsOf(restored)).toEqual(contents);
}

describe('a logical backup', () => {
  it('of a site that is being written to comes back in an empty database, row by row', async () => {
    const database = await bareDatabase();
    const target = intoDatabase(database, 'own');
    await restoreBackup(backup, target, false);
    await expectTheSame(database.pool);
    expect(await readFile(join(folder, 'own/files', photo.slice(0, 2), photo))).toEqual(
      Buffer.from((await app.services.files.read(photo)) ?? []),
    );

    // Its constraints are back, its sequences continue, and the same program starts on it.
    expect(await describeSchema(database.db)).toEqual(await describeSchema(app.db));
    await expect(database.pool.query('delete from audit_log')).rejects.toThrow('append-only');
    const inserted = await database.pool.query(
      "insert into audit_log (action) values ('after-restore') returning id::int",
    );
    expect(inserted.rows[0].id).toBe(2);
    await migrateDatabase(addressOf(database), log);
    const problem = await restoreBackup(backup, target, false).catch((error: unknown) => error);
    expect(String(problem)).toContain('DATABASE_URL is not empty');
    await database.close();
  });

  it('comes back in an empty data folder, and is refused where there is a database', async () => {
    const target = intoFolder('private');
    const tried = await restoreBackup(backup, target, true);
    expect(tried.manifest.madeAt).toBe(app.clock.now().toISOString());
    expect(readdirSync(join(folder, 'private')).sort()).toEqual(['files', 'owner.lock']);
    expect(readdirSync(join(folder, 'private', 'files'))).toEqual(['drafts']);
    await restoreBackup(backup, target, false);
    expect(readdirSync(join(folder, 'private')).sort()).toEqual([
      'files',
      'owner.lock',
      'postgres',
    ]);
    const dataDir = join(folder, 'private');
    const postgres = await startPrivatePostgres({ dataDir, checkoutDir, log });
    const pool = openPool(postgres.connectionString, 2);
    // That the rows are the same is asked by the restore itself, and in the test above of it.
    const { rows } = await pool.query('select count(*)::int as n from consultant_profiles');
    const source = await app.pool.query('select count(*)::int as n from consultant_profiles');
    expect(rows).toEqual(source.rows);
    const paused = await pool.query('select released_at from restores');
    expect(paused.rows).toEqual([{ released_at: null }]);
    await pool.end();
    await postgres.stop();
    for (const isDryRun of [true, false]) {
      const problem = await restoreBackup(backup, target, isDryRun).catch(
        (error: unknown) => error,
      );
      expect(String(problem)).toContain('holds a database');
    }
  });

  it('that is damaged, unfinished or of another version is refused, and nothing is begun', async () => {
    const database = await bareDatabase();
    const refusal = async (name: string, damage: (copy: string) => Promise<unknown>) => {
      const copy = join(folder, name);
      await cp(backup, copy, { recursive: true });
      await damage(copy);
      const problem = await restoreBackup(copy, intoDatabase(database, 'none'), false).catch(
        (error: unknown) => error,
      );
      return String(problem);
    };
    const table = 'tables/public.projects.copy.gz';
    expect(await refusal('bit', (copy) => appendFile(join(copy, table), 'x'))).toContain(
      `${table} is not what was written`,
    );
    expect(await refusal('gone', (copy) => rm(join(copy, table)))).toContain('cannot be read');
    expect(await refusal('sums', (copy) => rm(join(copy, 'SHA256SUMS')))).toContain(
      'no whole backup',
    );
    expect(await refusal('half.unfinished', async () => undefined)).toContain('never finished');
    const foreign = await restoreBackup(
      await changedCopy('foreign', (text) => text.replace('0190_restores', '9999_later')),
      intoDatabase(database, 'none'),
      false,
    ).catch((error: unknown) => error);
    expect(String(foreign)).toContain('other migrations (9999_later)');
    const { rows } = await database.pool.query(
      'select count(*)::int as n from pg_tables where schemaname = $1',
      ['public'],
    );
    expect(rows[0].n).toBe(0);
    await database.close();
  });

  it('that does not come back as it was leaves a database that no start takes for a site', async () => {
    const database = await bareDatabase();
    const copy = await changedCopy('differs', (text) =>
      text.replace(/("name": "public\.projects",[^}]*"fingerprint": ")/, '$11'),
    );
    const broken = await restoreBackup(copy, intoDatabase(database, 'broken'), false).catch(
      (error: unknown) => error,
    );
    expect(String(broken)).toMatch(/public\.projects did not come back as it was/);
    const problem = await migrateDatabase(addressOf(database), log).catch(
      (error: unknown) => error,
    );
    expect(String(problem)).toContain('a restore that was interrupted');
    await database.close();
  });
});

describe('taking a backup', () => {
  it('fails with a sentence where nothing can be written, and leaves nothing', async () => {
    await writeFile(join(folder, 'a-file'), '');
    for (const [target, reason] of [
      [join(folder, 'a-file/backups'), /a part of this path is a file/],
      ['/proc/backups', /the folder that it would be in does not exist/],
    ] as const) {
      const problem = await takeBackup('logical', sourceOf(app), target).catch(
        (error: unknown) => error,
      );
      expect(String(problem)).toMatch(/could not be written/);
      expect(String(problem)).toMatch(reason);
    }
  });

  it('is done once at a time, and no file is removed meanwhile', async () => {
    const client = await app.pool.connect();
    await client.query('begin; lock table page_views in access exclusive mode');
    const first = takeBackup('logical', sourceOf(app), join(folder, 'once'));
    let isWaiting = false;
    while (!isWaiting) {
      const { rows } = await app.pool.query(
        "select from pg_stat_activity where application_name = 'direct365-backup' and wait_event_type = 'Lock'",
      );
      isWaiting = rows.length > 0;
    }
    const second = await takeBackup('logical', sourceOf(app), join(folder, 'once')).catch(
      (error: unknown) => error,
    );
    expect(String(second)).toContain('Another backup is under way');
    const removal = await app.services.files.remove(photo).catch((error: unknown) => error);
    expect(String(removal)).toContain('removed after it');
    await client.query('commit');
    client.release();
    const { folder: whole } = await first;
    expect(readdirSync(join(folder, 'once'))).toEqual([whole.slice(whole.lastIndexOf('/') + 1)]);
    expect(readdirSync(join(whole, 'files', photo.slice(0, 2)))).toContain(photo);
  });
});
