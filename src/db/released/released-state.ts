import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { sql } from 'kysely';
import { z } from 'zod';
import { inProject } from '#lib/project-folder.ts';
import type { Db, Tx, WritableDb } from '../client.ts';
import { migrate } from '../migrate.ts';

/** Table → its rows as the text of a JSON array, for JavaScript would round large numbers. */
type KeptRows = Record<string, string>;

const folder = inProject('src/db/released');
const ending = '.json.gz';

/** The states in which databases were released, each named by its last migration, oldest first. */
export async function listReleasedStates(): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}

/** Keeps the rows of this database, whose last migration is `last`, as those of a released state. */
export async function keepReleasedState(db: Db, last: string): Promise<void> {
  const rows: KeptRows = {};
  for (const table of await listTables(db)) rows[table] = await readRows(db, table);
  const packed = await promisify(gzip)(JSON.stringify(rows), { level: 9 });
  await writeFile(join(folder, `${last}${ending}`), packed);
}

/** Makes an empty database what it was in a released state: its migrations, and the rows that were kept. */
export async function rebuildReleasedState(db: WritableDb, last: string): Promise<void> {
  await migrate(db, last);
  const rows = await readKeptRows(last);
  await db.transaction().execute(async (tx) => {
    // What triggers and references would do has been done.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const [table, text] of Object.entries(rows)) {
      // A migration may have filled it, with ids of its own.
      await sql`delete from ${sql.raw(table)}`.execute(tx);
      await insertRows(tx, table, text);
    }
  });
}

/** The rows of a released state as they were kept. */
export async function readKeptRows(last: string): Promise<KeptRows> {
  const text = (
    await promisify(gunzip)(await readFile(join(folder, `${last}${ending}`)))
  ).toString();
  return z.record(z.string(), z.string()).parse(JSON.parse(text));
}

/** Every table of ours, as `schema.table`; what keeps count of migrations and jobs is not among them. */
async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname !~ '^pg_' and schemaname not in ('information_schema', 'jobs')
       and tablename not in ('kysely_migration', 'kysely_migration_lock', 'migration_hashes')
     order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** The rows of a table as the text of a JSON array. */
export async function readRows(db: Db, table: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]')::text as text
      from ${sql.raw(table)} t`.execute(db);
  return rows[0]?.text ?? '[]';
}

async function insertRows(tx: Tx, table: string, text: string): Promise<void> {
  // Transaction ids mean nothing in another cluster; what is generated generates itself.
  const columns = await sql<{ name: string; sequence: string | null }>`
    select format('%I', attname) as name,
           case when attidentity <> '' then pg_get_serial_sequence(${table}, attname) end as sequence
      from pg_attribute
     where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
       and attgenerated = '' and atttypid <> 'xid8'::regtype`.execute(tx);
  const names = columns.rows.map(({ name }) => name).join(', ');
  await sql`insert into ${sql.raw(table)} (${sql.raw(names)}) overriding system value
    select ${sql.raw(names)} from jsonb_populate_recordset(null::${sql.raw(table)}, ${text}::jsonb)`.execute(
    tx,
  );
  for (const { name, sequence } of columns.rows) {
    if (sequence === null) continue;
    await sql`select setval(${sequence}, coalesce(max(${sql.raw(name)}), 0) + 1, false)
      from ${sql.raw(table)}`.execute(tx);
  }
}
