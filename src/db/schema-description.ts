import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './client.ts';
import { readTogether } from './read-together.ts';

/**
 * Everything that migrations make, one line each, in no order that depends on how it came about. What others keep in
 * the database (the job queue, extensions, the record of migrations) is left out.
 */
export async function describeSchema(db: Db): Promise<string[]> {
  return readTogether(db, async (tx) => {
    // With no path every name is written with its schema.
    await sql`set local search_path = ''`.execute(tx);
    const { rows } = await sql<{ line: string }>`
      with ours as (
        select oid, nspname from pg_namespace
         where nspname !~ '^pg_' and nspname not in ('information_schema', 'jobs')
      ), extended as (
        select classid, objid from pg_depend where deptype = 'e'
      ), relations as (
        select c.oid, c.relkind, format('%I.%I', n.nspname, c.relname) as name
          from pg_class c join ours n on n.oid = c.relnamespace
         where c.relkind in ('r', 'p', 'v', 'm')
           and c.relname not in ('kysely_migration', 'kysely_migration_lock', 'migration_hashes')
           and ('pg_class'::regclass, c.oid) not in (select classid, objid from extended)
      )
      select format('column %s.%I %s%s%s%s%s', r.name, a.attname, format_type(a.atttypid, a.atttypmod),
               case when l.collname <> 'default' then ' collate ' || l.collname end,
               case when a.attnotnull then ' not null' end,
               case when a.attgenerated = '' then ' default ' else ' generated ' end
                 || pg_get_expr(d.adbin, d.adrelid),
               case when a.attidentity <> '' then ' identity ' || a.attidentity::text end) as line
        from relations r
        join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
        left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum
        left join pg_collation l on l.oid = a.attcollation
      union all
      select format('view %s %s', name, pg_get_viewdef(oid)) from relations where relkind in ('v', 'm')
      union all
      -- Whether a column may be null stands with the column; newer servers count it here as well.
      select format('constraint %s %I %s', r.name, k.conname, pg_get_constraintdef(k.oid))
        from relations r join pg_constraint k on k.conrelid = r.oid and k.contype not in ('n', 't')
      union all
      select format('index %s', pg_get_indexdef(i.indexrelid))
        from relations r join pg_index i on i.indrelid = r.oid
      union all
      select format('trigger %s', pg_get_triggerdef(t.oid))
        from relations r join pg_trigger t on t.tgrelid = r.oid and not t.tgisinternal
      union all
      select format('function %I.%I(%s) returns %s %s %s', n.nspname, p.proname,
               pg_get_function_identity_arguments(p.oid), pg_get_function_result(p.oid), p.provolatile, p.prosrc)
        from pg_proc p join ours n on n.oid = p.pronamespace
       where ('pg_proc'::regclass, p.oid) not in (select classid, objid from extended)
      union all
      select format('enum %I.%I %L', n.nspname, t.typname, e.enumlabel)
        from pg_type t join ours n on n.oid = t.typnamespace join pg_enum e on e.enumtypid = t.oid
      union all
      select format('extension %I', extname) from pg_extension where extname <> 'plpgsql'
    `.execute(tx);
    return rows.map(({ line }) => line).sort();
  });
}

/** One value for all of it. */
export async function fingerprintSchema(db: Db): Promise<string> {
  const lines = await describeSchema(db);
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
