import { sql } from 'kysely';
import { toUserId, type UserId } from '#access/user.ts';
import type { Db, Tx } from '#db/client.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import type { SearchKind } from '../../rules/kinds.ts';

/** A search that is looked at. */
export interface LockedSearch {
  id: string;
  userId: UserId;
  kind: SearchKind;
  name: string;
  filter: unknown;
  leastScore: number | null;
  savedAt: Date;
  lookedAt: Date;
}

/**
 * The searches that were last looked at before a moment and wait for no retry, those that have waited longest first.
 */
export async function listDueSearches(
  db: Db,
  { kind, before, now, limit }: { kind: SearchKind; before: Date; now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('saved_searches')
    .select('id')
    .where('kind', '=', kind)
    .where('looked_at', '<', before)
    .where((eb) => eb.or([eb('retry_at', 'is', null), eb('retry_at', '<=', now)]))
    .orderBy('looked_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Holds a search until the transaction ends; null when it is gone, held by another look, or looked at since. */
export async function lockSearch(tx: Tx, id: string, before: Date): Promise<LockedSearch | null> {
  const row = await tx
    .selectFrom('saved_searches')
    .selectAll()
    .where('id', '=', id)
    .where('looked_at', '<', before)
    .forUpdate()
    .skipLocked()
    .$narrowType<{ kind: SearchKind }>()
    .executeTakeFirst();
  if (!row) return null;
  const { kind, name, filter } = row;
  return {
    ...{ id: row.id, userId: toUserId(row.user_id), kind, name, filter },
    ...{ leastScore: row.least_score, savedAt: row.saved_at, lookedAt: row.looked_at },
  };
}

/** Whether this person may see now what such a search finds: approved clients consultants, consultants projects. */
export async function maySee(db: Db, userId: UserId, kind: SearchKind): Promise<boolean> {
  const person = await people(db)
    .where('profiles.user_id', '=', userId)
    .where('profiles.suspended_at', 'is', null)
    .where('profiles.leaving_at', 'is', null)
    .executeTakeFirst();
  if (kind === 'projects') return person?.user_type === 'consultant';
  return person?.user_type === 'client' && person.approved_at !== null;
}

/** What a search has lately found, which a look that begins a little earlier need not find again. */
export async function listLateFinds(db: Db, searchId: string, after: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('saved_search_finds')
    .select(sql<string>`coalesce(consultant_id, project_id)`.as('foundId'))
    .where('search_id', '=', searchId)
    .where('found_at', '>', after)
    .execute();
  return rows.map(({ foundId }) => foundId);
}
