import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { personalTable, tablesOfNoFeature } from '#db/personal-tables.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { personalData } from './personal-data.ts';

const tables = [...tablesOfNoFeature.tables, ...personalData.flatMap((part) => part.tables)];
const impersonal = Object.assign(
  { ...tablesOfNoFeature.impersonal },
  ...personalData.map((part) => part.impersonal),
) as Record<string, string>;
/** What only a demo has, and what the queue and the migrations keep for themselves. */
const elsewhere = ['development_mailbox', 'local_stripe.', 'jobs.', 'kysely_'];

interface Column {
  table: string;
  column: string;
}

it('a column that is neither given nor withheld does not compile', () => {
  const table = {
    people: ['user_id'],
    given: ['key'],
    withheld: { user_id: 'the user who asks', request_hash: 'as the key', outcome: 'as the key' },
    afterErasure: 'deleted',
  } as const;
  // @ts-expect-error: created_at is missing.
  expect(personalTable('idempotency_keys', table).given).toEqual(['key']);
});

const app = await sharedTestApp();
const isElsewhere = ({ table }: Column) => elsewhere.some((start) => table.startsWith(start));
const named = sql`case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname`;
const all = await sql<Column>`
  select ${named} as "table", a.attname as "column"
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
   where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
     and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`.execute(app.services.db);
const columns = all.rows.filter((each) => !isElsewhere(each));
const foreign = await sql<Column>`
  select ${named} as "table", a.attname as "column"
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
   where k.contype = 'f' and k.confrelid = any (array[
     'auth.users'::regclass, 'public.profiles'::regclass, 'public.consultant_profiles'::regclass])`.execute(
  app.services.db,
);
const references = foreign.rows;

describe('what is known of people', () => {
  it('is said of every table there is, once', () => {
    const said = [...tables.map(({ name }) => name), ...Object.keys(impersonal)].sort();
    expect(said).toEqual([...new Set(columns.map(({ table }) => table))].sort());
  });

  it('is given or withheld, column by column, in every table about people', () => {
    for (const { name, given, withheld } of tables) {
      const there = columns.filter(({ table }) => table === name).map(({ column }) => column);
      expect([...given, ...Object.keys(withheld)].sort(), name).toEqual(there.sort());
    }
  });

  it('names each column that leads to a person', () => {
    for (const { table, column } of references) {
      const people = tables.find(({ name }) => name === table)?.people ?? [];
      expect(people, `${table}.${column}`).toContain(column);
    }
    expect(references.length).toBeGreaterThan(30);
  });

  it('is exported in lists whose names are theirs alone', () => {
    const names = personalData.flatMap((part) => part.lists.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
  });

  it('can be read from the database, every list of it', async () => {
    const userId = await app.make.consultant({ subscribed: false });
    for (const { name, rows } of personalData.flatMap((part) => part.lists)) {
      for await (const batch of rows(app.services.db, userId)) {
        expect(batch.length, name).toBeGreaterThan(0);
      }
    }
  });
});
