import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { EntryQuestion, FoundEntry, FoundStretch, Stretch } from './entry-source.ts';
import { allOf, isCurrent, matchesText, wasCurrent } from './search-conditions.ts';
import { filterConditions, rankOf } from './search-ranks.ts';

interface EntryRow extends FoundEntry {
  /** It is of an earlier moment: the person may not be listed any more. */
  hasEnded: boolean;
  /** What the database had committed when this was read; null where that was known before. */
  snapshot: string | null;
}

/** Part of a list, from the database. */
export async function findEntries(
  db: Db,
  now: Date,
  { filter, text, sort }: EntryQuestion,
  { after, limit, snapshot }: Stretch,
): Promise<FoundStretch> {
  const rank = rankOf[sort];
  const conditions = [
    ...(after
      ? [sql<boolean>`(${rank}, entry.user_id) < (${after.rank}::integer, ${after.userId}::uuid)`]
      : []),
    snapshot === null ? isCurrent(now) : wasCurrent(snapshot, now),
    ...filterConditions(filter, sort),
    ...(text ? [matchesText(text)] : []),
  ];
  const { rows } = await sql<EntryRow>`
    select entry.user_id as "userId", ${rank} as rank, entry.card, entry.to_xid is not null as "hasEnded",
           ${snapshot === null ? sql`pg_current_snapshot()::text` : sql`null`} as snapshot
      from consultant_search as entry
     where ${allOf(conditions)}
     order by ${rank} desc, entry.user_id desc
     limit ${limit}
  `.execute(db);
  return {
    found: await keepListed(db, now, rows),
    next: rows.length === limit ? (rows.at(-1) ?? null) : null,
    snapshot: snapshot ?? rows[0]?.snapshot ?? null,
  };
}

/** What the database has committed by now. */
export async function takeSnapshot(db: Db): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`
    select pg_current_snapshot()::text as snapshot
  `.execute(db);
  return rows[0]?.snapshot ?? '';
}

/** Those of these people who are listed at `now`: whoever is not any more, is in no list. */
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
