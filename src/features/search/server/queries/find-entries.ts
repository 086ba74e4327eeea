import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { ConsultantCard } from '#features/consultants/contract/consultant-card.ts';
import type { OrderKey } from '../../rules/search-order.ts';
import { allOf, type Condition } from './search-conditions.ts';
import type { SearchPosition } from './search-cursor.ts';

const keyColumns: Readonly<Record<OrderKey, RawBuilder<number>>> = {
  rating: sql`entry.rating`,
  experience: sql`entry.experience`,
  rate: sql`entry.hourly_rate_usd`,
  // As in the index: lowest rates first is most negative rates last.
  cheapness: sql`(-entry.hourly_rate_usd)`,
  availability: sql`entry.availability`,
};

/** Somebody who was found, and where in the order they stand. */
export interface FoundEntry extends SearchPosition {
  card: ConsultantCard;
}

/** A stretch of a list, and what the database had committed when it was read. */
export interface FoundEntries {
  entries: FoundEntry[];
  snapshot: string;
}

/** So many of the entries that meet all conditions, in this order, after somebody or from the first on. */
export async function findEntries(
  db: Db,
  conditions: readonly Condition[],
  order: readonly OrderKey[],
  { after, limit }: { after: SearchPosition | null; limit: number },
): Promise<FoundEntries> {
  const columns = [...order.map((key) => keyColumns[key]), sql`entry.user_id`];
  const isAfter = after ? [isBehind(columns, after)] : [];
  const descending = columns.map((column) => sql`${column} desc`);
  const keys = sql`array[${sql.join(order.map((key) => keyColumns[key]))}]`;
  // There is a row also where nobody was found: the snapshot belongs to the same statement.
  const { rows } = await sql<{
    snapshot: string;
    user_id: string | null;
    keys: number[];
    card: ConsultantCard;
  }>`
    select taken.snapshot, found.user_id, found.keys, found.card
      from (select pg_current_snapshot()::text as snapshot) as taken
      left join lateral (
        select entry.user_id, ${keys} as keys, entry.card
          from consultant_search as entry
         where ${allOf([...isAfter, ...conditions])}
         order by ${sql.join(descending)}
         limit ${limit}
      ) as found on true
     order by found.keys desc, found.user_id desc
  `.execute(db);
  return {
    snapshot: rows[0]?.snapshot ?? '',
    entries: rows.flatMap(({ user_id, keys: values, card }) =>
      user_id === null ? [] : [{ userId: user_id, keys: values, card }],
    ),
  };
}

const isBehind = (
  columns: readonly RawBuilder<unknown>[],
  { keys, userId }: SearchPosition,
): Condition =>
  sql<boolean>`(${sql.join(columns)}) < (${sql.join([
    ...keys.map((key) => sql`${key}::smallint`),
    sql`${userId}::uuid`,
  ])})`;
