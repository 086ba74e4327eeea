import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type {
  BackedUpSequence,
  BackedUpTable,
  LogicalManifest,
} from '#operations/backups/files/manifest.ts';
import type { NewBackup } from '#operations/backups/files/new-backup.ts';
import { describeTables, fingerprintTable, plainSettings } from './described-tables.ts';

/** What is read of the database, to go into the manifest. */
export type CopiedDatabase = Pick<
  LogicalManifest,
  'postgresVersion' | 'migrations' | 'jobsVersion' | 'tables' | 'sequences'
>;

/**
 * Copies every table as it was at one moment, whatever is written meanwhile, and runs `within` while that moment lasts,
 * with its name for other connections. Tables go through memory in pieces.
 */
export async function copyDatabaseOut(
  client: pg.ClientBase,
  backup: NewBackup,
  within: (snapshot: string) => Promise<void>,
): Promise<CopiedDatabase> {
  const tables = await describeTables(client);
  await client.query('begin isolation level repeatable read read only');
  try {
    for (const setting of plainSettings) await client.query(setting);
    // Before the first read: from here on the set of tables cannot change.
    await client.query(
      `lock table ${tables.map(({ name }) => name).join(', ')} in access share mode`,
    );
    if (JSON.stringify(await describeTables(client)) !== JSON.stringify(tables)) {
      throw new SetupProblem('The database was being upgraded. Take the backup again.');
    }
    const { rows } = await client.query<{ snapshot: string; version: string; jobs: number }>(
      `select pg_export_snapshot() as snapshot, current_setting('server_version') as version,
              (select version from jobs.version) as jobs`,
    );
    const [{ snapshot, version, jobs } = { snapshot: '', version: '', jobs: 0 }] = rows;
    const migrations = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from public.migration_hashes order by name collate "C"',
    );
    const copied: BackedUpTable[] = [];
    for (const table of tables) {
      const file = `tables/${table.name.replaceAll('"', '')}.copy.gz`;
      const columns = table.columns.join(', ');
      const output = client.query(
        copyTo(`copy (select ${columns} from ${table.name} where ${table.where}) to stdout`),
      );
      await pipeline(output, createGzip({ level: 6 }), (packed) => backup.add(file, packed));
      const { rows: count, fingerprint } = await fingerprintTable(client, table);
      copied.push({ name: table.name, columns: table.columns, file, rows: count, fingerprint });
    }
    await within(snapshot);
    return {
      postgresVersion: version,
      migrations: migrations.rows,
      jobsVersion: jobs,
      tables: copied,
      sequences: await readSequences(client),
    };
  } finally {
    await client.query('rollback').catch(() => undefined);
  }
}

/** Read last: sequences stand outside of snapshots, and one that is ahead does no harm. */
async function readSequences(client: pg.ClientBase): Promise<BackedUpSequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
      where schemaname !~ '^pg_' order by 1`,
  );
  const sequences: BackedUpSequence[] = [];
  for (const { name } of rows) {
    const read = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${name}`,
    );
    const [found] = read.rows;
    if (found) sequences.push({ name, lastValue: found.last_value, isCalled: found.is_called });
  }
  return sequences;
}
