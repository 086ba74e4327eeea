import type pg from 'pg';

/** A table as it is backed up. */
export interface DescribedTable {
  /** With its schema, as it stands in a statement. */
  name: string;
  columns: string[];
  /** Rows that are left out, as a condition. */
  where: string;
}

/**
 * What is not copied: what the target makes for itself. Of the job queue these are its version, its statistics by the
 * day, and its own notes.
 */
const leftOut = [
  'public.kysely_migration',
  'public.kysely_migration_lock',
  'public.migration_hashes',
  'public.restore_unfinished',
  'jobs.version',
  'jobs.bam',
  'jobs.warning',
];

/**
 * Every table of the product and of its job queue, by name. A partitioned table stands for its partitions. Columns that
 * compute themselves compute themselves again. Ids of transactions mean nothing in another cluster: a row gets that of
 * the restore, and one that a transaction has ended is history that is not kept.
 */
export async function describeTables(client: pg.ClientBase): Promise<DescribedTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; where: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
            array_agg(quote_ident(a.attname) order by a.attnum)
              filter (where a.atttypid <> 'xid8'::regtype) as columns,
            coalesce(string_agg(quote_ident(a.attname) || ' is null', ' and ')
              filter (where a.atttypid = 'xid8'::regtype and not a.attnotnull), 'true') as where
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = ''
      where c.relkind in ('r', 'p') and not c.relispartition
        and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
        and c.relname !~ '^queue_stats'
        and format('%s.%s', n.nspname, c.relname) <> all ($1)
        and not exists (select from pg_depend d
          where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      group by n.nspname, c.relname
      order by name`,
    [leftOut],
  );
  return rows;
}

/** Rows and their contents in one value, whatever their order: computed alike before a backup and after its restore. */
export async function fingerprintTable(
  client: pg.ClientBase,
  { name, columns, where }: DescribedTable,
): Promise<{ rows: number; fingerprint: string }> {
  const { rows } = await client.query<{ rows: string; fingerprint: string }>(
    `select count(*) as rows,
            coalesce(sum(('x' || left(hash, 16))::bit(64)::bigint::numeric), 0) || ':' ||
            coalesce(sum(('x' || right(hash, 16))::bit(64)::bigint::numeric), 0) as fingerprint
       from (select md5(row(${columns.join(', ')})::text) as hash from ${name} where ${where}) as hashed`,
  );
  return { rows: Number(rows[0]?.rows), fingerprint: rows[0]?.fingerprint ?? '' };
}

/** How values are written, whatever the server and the role are set to: the same for writing, reading and hashing. */
export const plainSettings = [
  "set local datestyle = 'ISO, YMD'",
  "set local timezone = 'UTC'",
  "set local intervalstyle = 'postgres'",
  'set local extra_float_digits = 1',
  "set local bytea_output = 'hex'",
  "set local client_encoding = 'UTF8'",
  // Functions that indexes and checks call find what they name.
  'set local search_path = public',
] as const;
