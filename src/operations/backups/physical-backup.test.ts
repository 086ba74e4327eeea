import { readdirSync } from 'node:fs';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from '#app/database.ts';
import { openPool } from '#db/client.ts';
import { openDiskFileStorage } from '#lib/files/disk-file-storage.ts';
import { nameOfContent } from '#lib/files/file-name.ts';
import type { FileStorage } from '#lib/files/file-storage.ts';
import { createJobQueue } from '#lib/jobs/job-queue.ts';
import { createLog } from '#lib/log.ts';
import { readConfig } from '#operations/config/config.ts';
import { shipWal } from '#operations/postgres/physical/ship-wal.ts';
import { startPrivatePostgres, walArchiveIn } from '#operations/postgres/private-postgres.ts';
import { eventually } from '#tests/support/eventually.ts';
import { contentsOf } from '#tests/support/table-contents.ts';
import { restoreByCommand } from './backup-commands.ts';
import { walArchiveOf } from './restore-cluster-into-folder.ts';
import { type TakenBackup, takeBackup } from './take-backup.ts';

const checkoutDir = join(import.meta.dirname, '../../..');
const log = createLog('silent');
const photo = new TextEncoder().encode('a photo');
const photoName = nameOfContent('owner', photo);
let folder: string;
let backup: TakenBackup;
let wal: string;
/** The content of every table at points in time. */
let atBackup: { least: number; most: number };
let between: { at: string; contents: Record<string, string> };
let atEnd: Record<string, string>;

const addView = (pool: pg.Pool, path: string) =>
  pool.query(
    `insert into page_views (day, path, referrer_host, views) values ('2026-01-01', $1, '', 1)`,
    [path],
  );

const countViews = async (pool: pg.Pool): Promise<number> =>
  (await pool.query('select count(*)::int as n from page_views')).rows[0].n;

/** A millisecond that lies behind everything that is committed, and before everything that will be. */
async function nextMillisecond(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ at: Date }>(
    "select date_trunc('milliseconds', clock_timestamp()) + interval '1 ms' as at",
  );
  const at = rows[0]?.at ?? new Date();
  await eventually(async () => {
    const { rows: later } = await pool.query(
      'select clock_timestamp() > $1::timestamptz as is_over',
      [new Date(at.getTime() + 1)],
    );
    expect(later[0].is_over).toBe(true);
  });
  return at.toISOString();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'direct365-physical-'));
  await chmod(folder, 0o711);
  const target = join(folder, 'backups');
  const postgres = await startPrivatePostgres({
    ...{ dataDir: join(folder, 'source'), checkoutDir, log, archivesWal: true },
  });
  const { connectionString, dataDir } = postgres;
  await migrateDatabase(
    { connectionString, directConnectionString: connectionString, dataDir, isPrivate: true },
    log,
  );
  const jobs = createJobQueue({ connectionString, log, sendOnly: true });
  await jobs.start();
  await jobs.stop();
  const pool = openPool(connectionString, 4);
  const files: FileStorage = await openDiskFileStorage(join(dataDir, 'files'));
  await files.put(photoName, photo);
  await pool.query(
    `insert into consultant_photos (id, blurred_file, medium_file, large_file, stored_at)
     values (gen_random_uuid(), $1, 'none', 'neither', now())`,
    [photoName],
  );

  let isStopped = false;
  let written = 0;
  const writing = (async () => {
    while (!isStopped) {
      await addView(pool, `/during/${written}`);
      written += 1;
    }
  })();
  await eventually(() => expect(written).toBeGreaterThan(5));
  const least = written;
  backup = await takeBackup(
    'physical',
    {
      ...{ directConnectionString: connectionString, files, now: new Date() },
      cluster: join(dataDir, 'postgres'),
    },
    target,
  );
  atBackup = { least, most: written + 1 };
  isStopped = true;
  await writing;

  // Three pieces of log: two that point in time lies between, and one that is the last.
  await addView(pool, '/before');
  await pool.query('select pg_switch_wal()');
  between = { contents: await contentsOf(pool), at: await nextMillisecond(pool) };
  await addView(pool, '/after');
  await pool.query('select pg_switch_wal()');
  await addView(pool, '/last');
  atEnd = await contentsOf(pool);
  const { rows } = await pool.query<{ last: string }>(
    'select pg_walfile_name(pg_switch_wal()) as last',
  );
  const archive = walArchiveIn(dataDir);
  await eventually(() => expect(readdirSync(archive)).toContain(rows[0]?.last));
  if (backup.manifest.kind !== 'physical') throw new Error('It is a backup of another kind.');
  wal = walArchiveOf(target, backup.manifest.systemId);
  expect(await shipWal(archive, wal)).toBeGreaterThan(3);
  expect(readdirSync(archive)).toEqual([]);
  await pool.end();
  await postgres.stop();
  return () => rm(folder, { recursive: true, force: true });
});

const targetOf = (name: string) => ({
  config: readConfig({ DATA_DIR: join(folder, name) }),
  checkoutDir,
  log,
});

const restore = (name: string, point?: string, isDryRun = false) =>
  restoreByCommand(targetOf(name), backup.folder, point, isDryRun);

/** Why a restore is refused. Its dry run says the same. */
async function refusal(name: string, point?: string): Promise<string> {
  const said = await restore(name, point).catch((error: unknown) => String(error));
  expect(await restore(name, point, true).catch(String)).toBe(said);
  return said;
}

/** Starts what was restored as a site does, archiving and all, and looks into it. */
async function loadInto<Seen>(name: string, see: (pool: pg.Pool) => Promise<Seen>): Promise<Seen> {
  const dataDir = join(folder, name);
  const postgres = await startPrivatePostgres({ dataDir, checkoutDir, log, archivesWal: true });
  const pool = openPool(postgres.connectionString, 2);
  try {
    const paused = await pool.query('delete from restores returning released_at');
    expect(paused.rows).toEqual([{ released_at: null }]);
    const { rows } = await pool.query(
      "select count(*)::int as n from pg_settings where name ~ '^recovery_target' and setting <> boot_val",
    );
    expect(rows[0].n).toBe(0);
    expect(await (await openDiskFileStorage(join(dataDir, 'files'))).read(photoName)).toEqual(
      photo,
    );
    return await see(pool);
  } finally {
    await pool.end();
    await postgres.stop();
  }
}

describe('a physical backup', () => {
  it('leads to a point in time between two changes, every table as it was', async () => {
    await restore('between', between.at);
    expect(await loadInto('between', contentsOf)).toEqual(between.contents);
  });

  it('leads to the end of the archived log', async () => {
    const tried = await restore('latest', 'latest', true);
    expect(readdirSync(join(folder, 'latest')).sort()).toEqual(['files', 'owner.lock']);
    expect(readdirSync(join(folder, 'latest', 'files'))).toEqual(['drafts']);
    const said = await restore('latest', 'latest');
    expect(said).toBe(tried.replace('restored', 'Restored'));
    const [, reached = ''] = /last change was made at (\S+)\./.exec(said) ?? [];
    expect(new Date(reached) > new Date(between.at)).toBe(true);
    expect(await loadInto('latest', contentsOf)).toEqual(atEnd);
  });

  it('stands for itself without any archived log, though it was written to meanwhile', async () => {
    const away = `${wal}-away`;
    await rename(wal, away);
    try {
      await restore('alone');
    } finally {
      await rename(away, wal);
    }
    const views = await loadInto('alone', countViews);
    expect(views).toBeGreaterThanOrEqual(atBackup.least);
    expect(views).toBeLessThanOrEqual(atBackup.most);
  });

  it('says which points in time it does not lead to, and leaves no database then', async () => {
    expect(await refusal('never', '2000-01-01T00:00:00Z')).toContain('and later points in time');
    expect(await refusal('never', '2026-11-23 01:15')).toContain('is no point in time');
    expect(await refusal('never', '2999-01-01T00:00:00Z')).toContain('The archived log ends at');
    expect(readdirSync(join(folder, 'never')).sort()).toEqual(['files', 'owner.lock']);
    const pieces = readdirSync(wal).sort();
    await rename(join(wal, pieces.at(-2) ?? ''), join(folder, 'taken-out'));
    expect(await refusal('never', 'latest')).toContain('has a hole');
    expect(
      await restoreByCommand(
        {
          ...targetOf('never'),
          config: {
            ...targetOf('never').config,
            databaseUrl: 'postgresql:///nowhere?host=/nowhere',
          },
        },
        backup.folder,
        undefined,
        true,
      ).catch(String),
    ).toMatch(/does not answer/);
  });
});
