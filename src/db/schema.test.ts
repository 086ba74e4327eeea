import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharedDatabase } from '#tests/support/database.ts';
import { listPendingMigrations, migrate } from './migrate.ts';

const database = await sharedDatabase();

/** Columns of each interface in src/db/tables, as `name: nullable?`. */
function declaredTables(): Record<string, Record<string, boolean>> {
  const folder = join(import.meta.dirname, 'tables');
  const source = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const interfaces = new Map(
    [...source.matchAll(/interface (\w+Table) \{([^}]*)\}/g)].map(([, name = '', body = '']) => [
      name,
      Object.fromEntries(
        [...body.matchAll(/^ {2}(\w+): ([^;]+);/gm)].map(([, column = '', type = '']) => [
          column,
          /\bnull\b/.test(type.replace(/ColumnType<[^>]*>/, '')) ||
            /ColumnType<(?:unknown,[^>]*|[^,>]*)\bnull\b/.test(type),
        ]),
      ),
    ]),
  );
  const schema = readFileSync(join(import.meta.dirname, 'schema.ts'), 'utf8');
  return Object.fromEntries(
    [...schema.matchAll(/^ {2}'?([\w.]+)'?: (?:\w+\.)?(\w+Table);/gm)].map(
      ([, table = '', name = '']) => [table, interfaces.get(name) ?? {}],
    ),
  );
}

describe('the table types', () => {
  it('are the columns of the migrated database, no more and no fewer, nullable where it says so', async () => {
    const { rows } = await database.pool.query(`
      select table_schema, table_name, column_name, is_nullable = 'YES' as nullable
        from information_schema.columns
       where table_schema in ('public', 'auth')
         and (table_schema, table_name) in
             (select table_schema, table_name from information_schema.tables where table_type = 'BASE TABLE')
         and table_name not in ('kysely_migration', 'kysely_migration_lock', 'development_mailbox')
       order by table_schema, table_name, ordinal_position`);
    const real: Record<string, Record<string, boolean>> = {};
    for (const { table_schema, table_name, column_name, nullable } of rows) {
      const table = table_schema === 'public' ? table_name : `${table_schema}.${table_name}`;
      real[table] = { ...real[table], [column_name]: nullable };
    }
    expect(declaredTables()).toEqual(real);
  });
});

describe('migrations', () => {
  it('have all run, and running them again does nothing', async () => {
    expect(await listPendingMigrations(database.db)).toEqual([]);
    expect(await migrate(database.db)).toEqual([]);
  });
});

describe('the database itself', () => {
  const newUser = async (type: string): Promise<string> => {
    const { rows } = await database.pool.query(
      `insert into auth.users (name, email, user_type, first_name)
       values ('N', gen_random_uuid() || '@example.test', $1, 'Nora') returning id`,
      [type],
    );
    return rows[0].id;
  };

  it('gives every user a profile', async () => {
    const id = await newUser('consultant');
    const { rows } = await database.pool.query(
      'select user_type, first_name from profiles where user_id = $1',
      [id],
    );
    expect(rows).toEqual([{ user_type: 'consultant', first_name: 'Nora' }]);
  });

  it('never lets a role change', async () => {
    const id = await newUser('client');
    await expect(
      database.pool.query("update profiles set user_type = 'consultant' where user_id = $1", [id]),
    ).rejects.toThrow('user_type is fixed at sign-up');
  });

  it('never lets the audit log be changed', async () => {
    await database.pool.query("insert into audit_log (action) values ('tested')");
    for (const statement of [
      "update audit_log set action = 'x'",
      'delete from audit_log',
      'truncate audit_log',
    ]) {
      await expect(database.pool.query(statement)).rejects.toThrow('append-only');
    }
  });

  it('lets pieces of an audit reason become [erased], and nothing else of it change', async () => {
    const insert = `insert into audit_log (action, reason) values ('tested', 'Ada (100 %_\\) asked.') returning id`;
    const { rows } = await database.pool.query<{ id: string }>(insert);
    const change = (set: string, reason: string) =>
      database.pool.query(`update audit_log set ${set} where id = $1`, [rows[0]?.id, reason]);
    for (const reason of [
      'Eve (100 %_\\) asked.',
      '[erased] (999 %_\\) asked.',
      'asked.',
      '[erased',
    ]) {
      await expect(change('reason = $2', reason)).rejects.toThrow('append-only');
    }
    await expect(change("action = 'x', reason = $2", '[erased] (100 %_\\) asked.')).rejects.toThrow(
      'append-only',
    );
    await change('reason = $2', '[erased] (100 %_\\) asked.');
    await expect(change('reason = $2', 'Ada (100 %_\\) asked.')).rejects.toThrow('append-only');
  });

  it('refuses a referral of oneself, and a second referral of one person', async () => {
    const [a, b, c] = [
      await newUser('consultant'),
      await newUser('consultant'),
      await newUser('consultant'),
    ];
    const refer = (referrer: string, referee: string) =>
      database.pool.query('insert into referrals (referrer_id, referee_id) values ($1, $2)', [
        referrer,
        referee,
      ]);
    await expect(refer(a, a)).rejects.toThrow('check');
    await refer(a, b);
    await expect(refer(c, b)).rejects.toThrow('unique');
  });
});
