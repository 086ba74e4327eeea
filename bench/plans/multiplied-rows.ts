import type pg from 'pg';

interface Column {
  name: string;
  type: string;
  isGenerated: boolean;
  isIdentity: boolean;
  /** Whether an index has it. */
  isIndexed: boolean;
}

interface Table {
  name: string;
  columns: Column[];
}

/** Tables whose number of rows does not grow with users. */
const fixed =
  /^(public|auth)\.(admins|site_settings|search_versions|search_words|search_places|consultant_search_counts|checklist_items|measured_claims|city_slugs|signing_keys|push_keys|open_project_looks|migration_hashes|kysely_migration(_lock)?)$/;

/**
 * Has every row of the tables so many times more. A copy has other ids, the same everywhere, so that copies belong to
 * copies; texts and numbers that something is found by become others, and nothing is checked. Answers how many rows
 * each table and each index has then.
 */
export async function multiplyRows(
  client: pg.Client,
  times: number,
): Promise<ReadonlyMap<string, number>> {
  await client.query('set session_replication_role = replica');
  await client.query(withoutChecks);
  const { rows: tables } = await client.query<Table>(tablesWithColumns);
  for (const table of tables.filter(({ name }) => !fixed.test(name))) {
    const written = table.columns.filter(({ isGenerated }) => !isGenerated);
    await client.query(
      `insert into ${table.name} (${written.map(({ name }) => `"${name}"`).join(', ')}) overriding system value
         select ${written.map(copied).join(', ')} from ${table.name} as row, generate_series(1, ${times}) as n
             on conflict do nothing`,
    );
  }
  await client.query('set session_replication_role = default');
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ name: string; rows: number }>(
    `select format('%s.%s', relnamespace::regnamespace, relname) as name, reltuples::int as rows
       from pg_class where relkind in ('r', 'i') and relnamespace::regnamespace::text in ('public', 'auth')`,
  );
  return new Map(rows.map((each) => [each.name, each.rows]));
}

/** Of what a text looks like; a copy does not. */
const withoutChecks = `
  do $$
    declare each record;
    begin
      for each in select conrelid::regclass as table, conname as name from pg_constraint where contype = 'c' and conrelid <> 0 loop
        execute format('alter table %s drop constraint %I', each.table, each.name);
      end loop;
    end
  $$`;

const tablesWithColumns = `
  select format('%s.%s', relnamespace::regnamespace, relname) as name,
         json_agg(json_build_object(
           'name', attname, 'type', format_type(atttypid, null), 'isGenerated', attgenerated <> '', 'isIdentity', attidentity <> '',
           'isIndexed', exists (select from pg_index where indrelid = attrelid and attnum = any (indkey))
         ) order by attnum) as columns
    from pg_attribute join pg_class on pg_class.oid = attrelid
   where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'auth') and attnum > 0 and not attisdropped
   group by relnamespace, relname
   order by name`;

/** Texts with a few values, however many users there are. */
const ofFew = /kind|topic|provider|place|skill|module|status|state|type|visibility|way|scan/;

/** A column of the copy with the number `n`. */
function copied({ name, type, isIdentity, isIndexed }: Column): string {
  const own = `row."${name}"`;
  if (type === 'uuid') return `md5(${own}::text || n)::uuid`;
  if (type === 'uuid[]') {
    return `(select array_agg(md5(each::text || n)::uuid) from unnest(${own}) as each)`;
  }
  if (isIdentity) return `${own} + n * 1000`;
  // The copy of an address is one.
  if (isIndexed && type === 'text' && !ofFew.test(name)) return `n || ${own}`;
  if (isIndexed && type === 'bytea') return `${own} || convert_to(n::text, 'UTF8')`;
  return own;
}
