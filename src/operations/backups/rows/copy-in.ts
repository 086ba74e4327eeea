import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { BackedUpTable, LogicalManifest } from '#operations/backups/files/manifest.ts';
import { describeTables, fingerprintTable, plainSettings } from './described-tables.ts';

/**
 * Fills the tables of a database that has run the same migrations, in the caller's transaction. Each row, each
 * constraint checked, sequences where they were, and every table compared with what was backed up. Throws a
 * SetupProblem when anything differs.
 */
export async function copyDatabaseIn(
  client: pg.ClientBase,
  folder: string,
  manifest: LogicalManifest,
): Promise<void> {
  for (const setting of plainSettings) await client.query(setting);
  const target = await describeTables(client);
  const described = (tables: readonly { name: string; columns: readonly string[] }[]): string =>
    JSON.stringify(tables.map(({ name, columns }) => [name, columns]));
  if (described(target) !== described(manifest.tables)) {
    throw new SetupProblem(
      'The tables of the backup are not those that its migrations make here. Restore it with the version that made it.',
    );
  }
  const putBack = await setAsideRules(client);
  for (const { name } of target) await client.query(`delete from ${name}`);
  for (const table of manifest.tables) await copyTableIn(client, folder, table);
  // References are checked here, each table at once.
  for (const statement of putBack) await client.query(statement);
  for (const { name, lastValue, isCalled } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, lastValue, isCalled]);
  }
  const kept = new Map(manifest.tables.map((table) => [table.name, table]));
  for (const table of target) {
    const { rows, fingerprint } = await fingerprintTable(client, table);
    const wanted = kept.get(table.name);
    if (rows !== wanted?.rows || fingerprint !== wanted.fingerprint) {
      throw new SetupProblem(
        `The table ${table.name} did not come back as it was (${rows} rows of ${wanted?.rows}). Nothing was restored.`,
      );
    }
  }
}

async function copyTableIn(
  client: pg.ClientBase,
  folder: string,
  { name, columns, file }: BackedUpTable,
): Promise<void> {
  const input = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
  await pipeline(createReadStream(join(folder, file)), createGunzip(), input);
}

/**
 * Takes away what would act on single rows: triggers, whose work is in the backup, and references, which no order of
 * tables satisfies row by row. Returns the statements that put them back. The owner of the tables may do this;
 * switching all rules off (`session_replication_role`) only a superuser, and nothing would be checked.
 */
async function setAsideRules(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ away: string; back: string }>(
    `select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as away,
            format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname,
              pg_get_constraintdef(k.oid)) as back
       from pg_constraint k join pg_namespace n on n.oid = k.connamespace
      where k.contype = 'f' and k.conparentid = 0 and n.nspname !~ '^pg_'
      union all
     select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname),
            format('alter table %s enable trigger %I', t.tgrelid::regclass, t.tgname)
       from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
      where not t.tgisinternal and t.tgparentid = 0 and t.tgenabled = 'O' and n.nspname !~ '^pg_'`,
  );
  for (const { away } of rows) await client.query(away);
  return rows.map(({ back }) => back);
}
