import type pg from 'pg';
import { readMigrationFiles } from '#db/migration-files.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { BackupManifest, LogicalManifest } from '#operations/backups/files/manifest.ts';
import { copyDatabaseIn } from './copy-in.ts';

/** Says whether anything was ever made in a database, extensions aside. */
export async function isEmptyDatabase(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select exists (
       select from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
          and not exists (select from pg_depend d
            where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     ) as found`,
  );
  return rows[0]?.found === false;
}

/** Raises a SetupProblem when these migrations do not lead to the state that was backed up. */
export async function checkMigrations({
  migrations,
}: Pick<BackupManifest, 'migrations'>): Promise<void> {
  const known = new Map((await readMigrationFiles()).map(({ name, sha256 }) => [name, sha256]));
  const foreign = migrations.filter(({ name, sha256 }) => known.get(name) !== sha256);
  if (foreign.length > 0 || migrations.length === 0) {
    throw new SetupProblem(
      `The backup comes from a version with other migrations (${foreign.map(({ name }) => name).join(', ')}). Restore it with that version, and start a newer one on it afterwards.`,
    );
  }
}

/** Marks an empty database: until its restore is whole, no start takes it for a site. */
export async function beginRestore(client: pg.ClientBase): Promise<void> {
  await client.query('create table public.restore_unfinished ()');
}

/** Whether the backup is of an earlier time, or the site goes on with it where it was. */
export type RestorePurpose = 'restored' | 'continued';

/**
 * Inserts the rows into a database that has run the backup's migrations and has its job queue, all in one transaction.
 * The transaction also records that the restore is complete, and that outgoing calls are paused.
 */
export async function completeRestore(
  client: pg.ClientBase,
  folder: string,
  manifest: LogicalManifest,
  purpose: RestorePurpose,
): Promise<void> {
  const { rows } = await client.query<{ version: number }>('select version from jobs.version');
  if (rows[0]?.version !== manifest.jobsVersion) {
    throw new SetupProblem(
      'The backup comes from a version with another job queue. Restore it with that version, and start a newer one on it afterwards.',
    );
  }
  await client.query('begin');
  try {
    await copyDatabaseIn(client, folder, manifest);
    if (purpose === 'restored') await pauseOutbound(client, manifest.madeAt);
    await client.query('drop table public.restore_unfinished');
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  await client.query('analyze');
}

/** Records that the database was restored: until that is released, nothing goes out of the product. */
export async function pauseOutbound(client: pg.ClientBase, backupMadeAt: string): Promise<void> {
  await client.query('insert into public.restores (backup_made_at) values ($1)', [backupMadeAt]);
}
