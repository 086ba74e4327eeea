import type pg from 'pg';
import { type Placement, personColumn } from './placements.ts';

/** What the schema would have to give up or change for its tables to be shared out. */
export interface SchemaFinding {
  kind:
    | 'column to add'
    | 'column that may be empty'
    | 'trigger'
    | 'id that is unique with its person alone'
    | 'rule of uniqueness that ends at its person'
    | 'reference that takes the person along'
    | 'reference that is not checked any more';
  table: string;
  what: string;
}

type Placements = Readonly<Record<string, Placement>>;

interface UniqueIndex {
  table: string;
  name: string;
  constraint: string | null;
  isPrimary: boolean;
  columns: string[];
  definition: string;
}

interface Reference {
  name: string;
  table: string;
  target: string;
  columns: string[];
  targets: string[];
  definition: string;
}

/**
 * Shares the tables of a migrated database out as placed, with Citus. What stands against it is taken away before, or
 * put in another way, and returned: Citus itself says of each reference whether it may stay.
 */
export async function shareOut(
  client: pg.Client,
  placements: Placements,
): Promise<SchemaFinding[]> {
  const findings: SchemaFinding[] = [];
  const columnOf = (table: string): string | undefined => {
    const placement = placements[table];
    return placement === undefined ? undefined : personColumn(placement);
  };
  const references = await listReferences(client);
  for (const { table, name } of references) {
    await client.query(`alter table ${table} drop constraint "${name}"`);
  }
  for (const [table, placement] of Object.entries(placements)) {
    if (placement === 'coordinator') continue;
    findings.push(...(await dropTriggers(client, table)));
    const column = personColumn(placement);
    if (column === undefined) {
      await client.query('select create_reference_table($1)', [table]);
      continue;
    }
    if (typeof placement === 'object' && 'adds' in placement) {
      await client.query(`alter table ${table} add column ${column} uuid not null`);
      findings.push({ kind: 'column to add', table, what: column });
    } else if (await mayBeEmpty(client, table, column)) {
      findings.push({ kind: 'column that may be empty', table, what: column });
    }
    findings.push(...(await widenUniqueness(client, table, column)));
    await client.query('select create_distributed_table($1, $2)', [table, column]);
  }
  for (const reference of references) {
    findings.push(...(await refer(client, reference, columnOf)));
  }
  return findings;
}

const mayBeEmpty = async (client: pg.Client, table: string, column: string): Promise<boolean> =>
  (
    await client.query(
      'select from pg_attribute where attrelid = $1::regclass and attname = $2 and not attnotnull',
      [table, column],
    )
  ).rows.length > 0;

async function dropTriggers(client: pg.Client, table: string): Promise<SchemaFinding[]> {
  const { rows } = await client.query<{ name: string }>(
    'select tgname as name from pg_trigger where tgrelid = $1::regclass and not tgisinternal order by tgname',
    [table],
  );
  for (const { name } of rows) await client.query(`drop trigger "${name}" on ${table}`);
  return rows.map(({ name }) => ({ kind: 'trigger', table, what: name }));
}

/** What is unique can be so among the rows of one database alone: the person's column joins what has to differ. */
async function widenUniqueness(
  client: pg.Client,
  table: string,
  column: string,
): Promise<SchemaFinding[]> {
  const { rows } = await client.query<UniqueIndex>(
    `select $1::text as table, i.indexrelid::regclass::text as name, k.conname as constraint, i.indisprimary as "isPrimary",
       pg_get_indexdef(i.indexrelid) as definition,
       array(select coalesce(a.attname, 'expression') from unnest(i.indkey) with ordinality key(number, place)
             left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = key.number and key.number > 0
             order by place)::text[] as columns
     from pg_index i left join pg_constraint k on k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x')
     where i.indrelid = $1::text::regclass and (i.indisunique or k.contype = 'x') order by 2`,
    [table],
  );
  const findings: SchemaFinding[] = [];
  for (const index of rows.filter(({ columns }) => !columns.includes(column))) {
    await client.query(
      index.constraint === null
        ? `drop index ${index.name}`
        : `alter table ${table} drop constraint "${index.constraint}"`,
    );
    const isId = index.isPrimary && index.columns.join() === 'id';
    if (isId) await client.query(`alter table ${table} add primary key (${column}, id)`);
    else if (/^CREATE UNIQUE INDEX /.test(index.definition)) {
      await client.query(index.definition.replace(/(USING \w+ \()/, `$1${column}, `));
    }
    findings.push({
      kind: isId
        ? 'id that is unique with its person alone'
        : 'rule of uniqueness that ends at its person',
      table,
      what: index.columns.join(', '),
    });
  }
  return findings;
}

async function listReferences(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select k.conname as name, pg_get_constraintdef(k.oid) as definition,
       (case when n.nspname = 'public' then '' else n.nspname || '.' end) || c.relname as table,
       (case when m.nspname = 'public' then '' else m.nspname || '.' end) || t.relname as target,
       array(select a.attname from unnest(k.conkey) key join pg_attribute a on a.attrelid = k.conrelid and a.attnum = key)::text[] as columns,
       array(select a.attname from unnest(k.confkey) key join pg_attribute a on a.attrelid = k.confrelid and a.attnum = key)::text[] as targets
     from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_class t on t.oid = k.confrelid join pg_namespace m on m.oid = t.relnamespace
     where k.contype = 'f' and n.nspname in ('public', 'auth') order by 3, 1`,
  );
  return rows;
}

/** Puts a reference back: as it was, or with the person on both sides; what Citus refuses in both ways is found. */
async function refer(
  client: pg.Client,
  { name, table, target, columns, targets, definition }: Reference,
  columnOf: (table: string) => string | undefined,
): Promise<SchemaFinding[]> {
  const add = (way: string) =>
    tries(client, `alter table ${table} add constraint "${name}" ${way}`);
  if (await add(definition)) return [];
  const what = `${columns.join(', ')} → ${target}`;
  const [own, other] = [columnOf(table), columnOf(target)];
  if (own !== undefined && own === other && !columns.includes(own)) {
    const wider = definition
      .replace(`(${columns.join(', ')})`, `(${[own, ...columns].join(', ')})`)
      .replace(`(${targets.join(', ')})`, `(${[other, ...targets].join(', ')})`)
      // It would empty the person as well.
      .replace('ON DELETE SET NULL', `ON DELETE SET NULL (${columns.join(', ')})`);
    if (await add(wider)) return [{ kind: 'reference that takes the person along', table, what }];
  }
  return [{ kind: 'reference that is not checked any more', table, what }];
}

async function tries(client: pg.Client, statement: string): Promise<boolean> {
  try {
    await client.query(statement);
    return true;
  } catch {
    return false;
  }
}
