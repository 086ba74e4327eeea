import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { ConsultantCard } from '#features/consultants/contract/consultant-card.ts';
import type { SearchSort } from '../../rules.ts';
import { allOf, type Condition } from './search-conditions.ts';
import type { SearchPosition } from './search-cursor.ts';
import { rankOf } from './search-ranks.ts';

/** Somebody who was found, and where in the order they stand. */
export interface FoundEntry extends SearchPosition {
  card: ConsultantCard;
  /** It is of an earlier moment: the person may not be listed any more. */
  hasEnded: boolean;
  /** What the database had committed when this was read; null where that was known before. */
  snapshot: string | null;
}

/** Which part of a list is read. */
interface FoundStretch {
  after: SearchPosition | null;
  limit: number;
  /** Of which moment the conditions are; null when they are of now, and the moment is to be told. */
  snapshot: string | null;
}

/** So many of the entries that meet all conditions, in this order, after somebody or from the first on. */
export async function findEntries(
  db: Db,
  conditions: readonly Condition[],
  sort: SearchSort,
  { after, limit, snapshot }: FoundStretch,
): Promise<FoundEntry[]> {
  const rank = rankOf[sort];
  const isAfter = after
    ? [sql<boolean>`(${rank}, entry.user_id) < (${after.rank}::integer, ${after.userId}::uuid)`]
    : [];
  const { rows } = await sql<FoundEntry>`
    select entry.user_id as "userId", ${rank} as rank, entry.card, entry.to_xid is not null as "hasEnded",
           ${snapshot === null ? sql`pg_current_snapshot()::text` : sql`null`} as snapshot
      from consultant_search as entry
     where ${allOf([...isAfter, ...conditions])}
     order by ${rank} desc, entry.user_id desc
     limit ${limit}
  `.execute(db);
  return rows;
}

/** What the database has committed by now. */
export async function takeSnapshot(db: Db): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`
    select pg_current_snapshot()::text as snapshot
  `.execute(db);
  return rows[0]?.snapshot ?? '';
}

/** Those of these people who are listed at `now`: whoever is not any more, is in no list. */
export async function keepListed(
  db: Db,
  now: Date,
  entries: readonly FoundEntry[],
): Promise<readonly FoundEntry[]> {
  const doubtful = entries.filter(({ hasEnded }) => hasEnded).map(({ userId }) => userId);
  if (doubtful.length === 0) return entries;
  const rows = await db
    .selectFrom('consultant_search')
    .select('user_id')
    .where('user_id', 'in', doubtful)
    .where('to_xid', 'is', null)
    .where('listed_until', '>', now)
    .execute();
  const listed = new Set(rows.map(({ user_id }) => user_id));
  return entries.filter(({ userId, hasEnded }) => !hasEnded || listed.has(userId));
}
