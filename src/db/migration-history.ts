import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import { isVersionSince, programVersion } from '#lib/program-version.ts';
import { inProject } from '#lib/project-folder.ts';
import type { Db } from './client.ts';
import type { MigrationFile } from './migration-files.ts';
import { fingerprintSchema } from './schema-description.ts';

/** What a database has run is not the beginning of what this version would run. Nothing has been changed. */
export class MigrationHistoryProblem extends Error {
  override readonly name = 'MigrationHistoryProblem';
}

/** The first migration that keeps a record of what was run; before it, the history is derived from the schema. */
export const firstRecorded = '0080_migration_hashes';

/** The first that records which program versions still run. */
export const firstDeclared = '0278_programs_since';

const fingerprintsFile = inProject('src/db/released/fingerprints.json');

/**
 * Raises a MigrationHistoryProblem, a sentence, when this version cannot migrate the database. Returns the names of
 * what a newer version has run there, where that lets this one go on.
 */
export async function checkMigrationHistory(
  db: Db,
  files: readonly MigrationFile[],
  version: string = programVersion(),
): Promise<string[]> {
  const executed = await listExecuted(db);
  const last = executed.at(-1);
  if (last === undefined) return [];
  const known = new Map(files.map((file) => [file.name, file]));
  const foreign = executed.filter((name) => !known.has(name));
  if (foreign.length > 0) await refuseOthers(db, foreign, files.at(-1)?.name ?? '', version);
  const skipped = files.filter(({ name }) => name < last && !executed.includes(name));
  if (skipped.length > 0) {
    throw new MigrationHistoryProblem(
      `The database has run ${last}, but not ${skipped.map(({ name }) => name).join(', ')}, which comes before it: a version between two releases made or upgraded it.`,
    );
  }
  const edited = (await hasTable(db, 'migration_hashes'))
    ? await listEdited(db, known)
    : await listUnlikeItsRelease(db, last);
  if (edited.length > 0) {
    throw new MigrationHistoryProblem(
      `The database was made by an unreleased version, whose migrations said something else (${edited.join(', ')}): what this version needs is not all there.`,
    );
  }
  return foreign;
}

/** Migrations of others are fine where they all came after ours, and each lets programs of this version go on. */
async function refuseOthers(
  db: Db,
  foreign: readonly string[],
  last: string,
  version: string,
): Promise<void> {
  const since = await listProgramsSince(db);
  const unsaid = foreign.filter((name) => name < last || typeof since.get(name) !== 'string');
  if (unsaid.length > 0) {
    throw new MigrationHistoryProblem(
      `The database has run migrations that this version does not have (${unsaid.join(', ')}): a newer or another version made or upgraded it.`,
    );
  }
  for (const name of foreign) {
    const needed = since.get(name) ?? '';
    if (isVersionSince(version, needed)) continue;
    throw new MigrationHistoryProblem(
      `A newer version has taken away what this one still uses (${name}): Direct365 ${needed} and later run on this database, and this is ${version}.`,
    );
  }
}

/** Name of a migration → from which version on programs run on what it left. */
async function listProgramsSince(db: Db): Promise<Map<string, string | null>> {
  if (!(await hasTable(db, 'migration_hashes'))) return new Map();
  // Not by its name: an older database has no such column.
  const { rows } = await sql<{ name: string; since: string | null }>`
    select name, to_jsonb(recorded) ->> 'programs_since' as since
      from migration_hashes recorded`.execute(db);
  return new Map(rows.map(({ name, since }) => [name, since]));
}

/** Raises a MigrationHistoryProblem when rows were being put back into the database, and not all of them were. */
export async function refuseUnfinishedRestore(db: Db): Promise<void> {
  if (await hasTable(db, 'restore_unfinished')) {
    throw new MigrationHistoryProblem(
      'The database contains a restore that was interrupted. Remove it, create an empty one, and restore again.',
    );
  }
}

async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${`public.${name}`}) is not null as found`.execute(db);
  return rows[0]?.found ?? false;
}

async function listExecuted(db: Db): Promise<string[]> {
  if (!(await hasTable(db, 'kysely_migration'))) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}

async function listEdited(db: Db, known: ReadonlyMap<string, MigrationFile>): Promise<string[]> {
  const recorded = await db.selectFrom('migration_hashes').select(['name', 'sha256']).execute();
  return recorded
    .filter(({ name, sha256 }) => known.has(name) && known.get(name)?.sha256 !== sha256)
    .map(({ name }) => name)
    .sort();
}

/** Databases from before the record: their schema has to be what the frozen migrations give. */
async function listUnlikeItsRelease(db: Db, last: string): Promise<string[]> {
  const fingerprints = await readFingerprints();
  return fingerprints[last] === (await fingerprintSchema(db)) ? [] : [`up to ${last}`];
}

/** Name of a migration from before the record → fingerprint of the schema after it. */
export async function readFingerprints(): Promise<Record<string, string>> {
  const text = await readFile(fingerprintsFile, 'utf8');
  return z.record(z.string(), z.string()).parse(JSON.parse(text));
}
