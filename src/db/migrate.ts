import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { WritableDb } from './client.ts';
import { type MigrationFile, readMigrationFiles } from './migration-files.ts';
import {
  checkMigrationHistory,
  firstDeclared,
  firstRecorded,
  refuseUnfinishedRestore,
} from './migration-history.ts';

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = await readMigrationFiles();
  return Object.fromEntries(files.map((file) => [file.name, migrationOf(file, files)]));
}

function migrationOf({ name, text }: MigrationFile, files: readonly MigrationFile[]): Migration {
  return {
    up: async (db) => {
      await sql.raw(text).execute(db);
      if (name < firstRecorded) return;
      // The first record takes in all that came before; the check has compared what they left.
      for (const earlier of files.filter((file) => file.name <= name)) {
        await sql`insert into public.migration_hashes values (${earlier.name}, ${earlier.sha256})
          on conflict do nothing`.execute(db);
        if (name < firstDeclared) continue;
        await sql`update public.migration_hashes set programs_since = ${earlier.programsSince}
          where name = ${earlier.name} and programs_since is null`.execute(db);
      }
    },
  };
}

const migratorFor = (db: WritableDb): Migrator =>
  new Migrator({ db, provider: { getMigrations: readMigrations } });

/**
 * Brings the database to the newest schema, or to that of an earlier migration, and returns the names of what ran.
 * Nothing runs where a newer version has been and lets this one go on. All pending migrations run in one transaction
 * under a lock: the process that starts first does it, and a killed run leaves nothing. Raises a
 * MigrationHistoryProblem where the database has run others than these.
 */
export async function migrate(db: WritableDb, upTo?: string): Promise<string[]> {
  if (upTo === undefined) await refuseUnfinishedRestore(db);
  const files = await readMigrationFiles();
  if ((await checkMigrationHistory(db, files)).length > 0) return [];
  const migrator = migratorFor(db);
  const { error, results } = upTo
    ? await migrator.migrateTo(upTo)
    : await migrator.migrateToLatest();
  if (error) {
    // A newer version may have come first while this one waited for its turn.
    if ((await checkMigrationHistory(db, files)).length > 0) return [];
    throw error;
  }
  return (results ?? [])
    .filter((result) => result.status === 'Success')
    .map((result) => result.migrationName);
}

/** Names of migrations this code has and the database has not run. */
export async function listPendingMigrations(db: WritableDb): Promise<string[]> {
  const migrations = await migratorFor(db).getMigrations();
  return migrations.filter((migration) => !migration.executedAt).map(({ name }) => name);
}
