import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { ConsultantCard } from '#features/profiles/consultants/contract/consultant-card.ts';
import type { SearchFilter } from '../../contract.ts';
import { isRelaxed } from '../../rules/asked-text.ts';
import { splitByRank } from '../../rules/rank-bounds.ts';
import { orderOfSort } from '../../rules/ranks.ts';
import type { SearchSort } from '../../rules/sorts.ts';
import type { EntryQuery, FoundEntry, FoundSlice, Slice } from './entry-source.ts';
import { rankSql } from './rank-sql.ts';
import {
  allOf,
  type Condition,
  choiceConditions,
  isCurrent,
  matchesText,
  rangeConditions,
  wasCurrent,
} from './search-conditions.ts';
import { firstTiersSql, shareSql } from './tier-sql.ts';

interface EntryRow extends FoundEntry {
  card: ConsultantCard;
  /** It has ended since the list began: the person may not be listed any more. */
  hasEnded: boolean;
  /** What the database had committed when this was read; null where that was known before. */
  snapshot: string | null;
}

/** Part of a list, from the database. */
export async function findEntries(
  db: Db,
  now: Date,
  { filter, text, sort }: EntryQuery,
  { after, limit, snapshot }: Slice,
): Promise<FoundSlice> {
  const rank =
    text && isRelaxed(text) && sort === 'relevance'
      ? sql<number>`(${shareSql(text)} * 65536 + entry.merit)`
      : rankSql(orderOfSort(sort));
  const conditions = [
    ...(after
      ? [sql<boolean>`(${rank}, entry.user_id) < (${after.rank}::integer, ${after.userId}::uuid)`]
      : []),
    snapshot === null ? isCurrent(now) : wasCurrent(snapshot, now),
    ...filterConditions(filter, sort),
    ...(text ? [matchesText(text)] : []),
  ];
  const { rows } = await sql<EntryRow>`
    select entry."userId", entry.rank, entry.card, entry."from", entry."hasEnded", entry.snapshot,
           ${firstTiersSql(text?.clauses ?? [])} as tiers
      from (
        select entry.user_id as "userId", ${rank} as rank, entry.card, entry.from_xid::text::float8 as "from",
               entry.to_xid is not null as "hasEnded",
               ${snapshot === null ? sql`pg_current_snapshot()::text` : sql`null`} as snapshot, entry.words
          from consultant_search as entry
         where ${allOf(conditions)}
         order by ${rank} desc, entry.user_id desc
         limit ${limit}
      ) as entry
     order by entry.rank desc, entry."userId" desc
  `.execute(db);
  return {
    found: await keepListed(db, now, rows),
    next: rows.length === limit ? (rows.at(-1) ?? null) : null,
    snapshot: snapshot ?? rows[0]?.snapshot ?? null,
  };
}

/** What a filter asks of an entry in a list of this order. */
function filterConditions(filter: SearchFilter, sort: SearchSort): Condition[] {
  const { bounds, rest } = splitByRank(filter, sort);
  const rank = rankSql(orderOfSort(sort));
  return [
    ...(bounds.atLeast === undefined ? [] : [sql<boolean>`${rank} >= ${bounds.atLeast}::integer`]),
    ...(bounds.below === undefined ? [] : [sql<boolean>`${rank} < ${bounds.below}::integer`]),
    ...choiceConditions(rest),
    ...rangeConditions(rest),
  ];
}

/** What the database has committed by now. */
export async function takeSnapshot(db: Db): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`
    select pg_current_snapshot()::text as snapshot
  `.execute(db);
  return rows[0]?.snapshot ?? '';
}

/** Leaves out people who are not listed any more at `now`: they are in no list. */
async function keepListed(db: Db, now: Date, rows: readonly EntryRow[]): Promise<FoundEntry[]> {
  const doubtful = rows.filter(({ hasEnded }) => hasEnded).map(({ userId }) => userId);
  if (doubtful.length === 0) return [...rows];
  const still = await db
    .selectFrom('consultant_search')
    .select('user_id')
    .where('user_id', 'in', doubtful)
    .where('to_xid', 'is', null)
    .where('listed_until', '>', now)
    .execute();
  const listed = new Set(still.map(({ user_id }) => user_id));
  return rows.filter(({ userId, hasEnded }) => !hasEnded || listed.has(userId));
}
