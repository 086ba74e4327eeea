import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';
import type { SavedSearchId } from '../../ids.ts';
import type { SearchKind } from '../../rules/kinds.ts';

const selectSavedSearches = (db: Db, userId: UserId) =>
  db
    .selectFrom('saved_searches as search')
    .select([
      'search.id',
      'search.kind',
      'search.name',
      'search.filter',
      'search.least_score as leastScore',
      'search.saved_at as savedAt',
      sql<Date | null>`(select max(found_at) from saved_search_finds where search_id = search.id)`.as(
        'foundAt',
      ),
    ])
    .where('search.user_id', '=', userId)
    .$narrowType<{ kind: SearchKind }>();

/** A search as its person has saved it. */
export type SavedSearchRow = Awaited<
  ReturnType<ReturnType<typeof selectSavedSearches>['execute']>
>[number];

/** The searches of this person, last saved first; there are at most `savedSearchesMax` of them. */
export const listSavedSearches = (db: Db, userId: UserId): Promise<SavedSearchRow[]> =>
  selectSavedSearches(db, userId).orderBy('search.saved_at', 'desc').orderBy('search.id').execute();

/** One of this user's searches; null when it is another's or does not exist. */
export async function findSavedSearch(
  db: Db,
  userId: UserId,
  id: string,
): Promise<SavedSearchRow | null> {
  const row = await selectSavedSearches(db, userId).where('search.id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** What a search of this person has found, newest first; null when they have no such search of this kind. */
export async function listFinds(
  db: Db,
  userId: UserId,
  { id, kind }: { id: SavedSearchId; kind: SearchKind },
  page: PageRequest,
) {
  const search = await findSavedSearch(db, userId, id);
  if (search?.kind !== kind) return null;
  const rows = await db
    .selectFrom('saved_search_finds as find')
    .select([
      'find.id',
      'find.consultant_id as consultantId',
      'find.project_id as projectId',
      'find.found_at as foundAt',
    ])
    .where('find.search_id', '=', id)
    .$call((query) => newestFirst(query, page, { createdAt: 'find.found_at', id: 'find.id' }))
    .execute();
  return toPage(rows, page.limit, ({ foundAt, id: findId }) => ({
    createdAt: foundAt,
    id: findId,
  }));
}
