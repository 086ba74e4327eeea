import type { Db } from '#db/client.ts';
import type { SearchFilter } from '../../contract.ts';
import { readText } from './read-text.ts';
import { findNewlyListed, type NewSince, type SearchAt } from './search-at.ts';

/** The first of those who are newly listed, within a filter. A text is read as the list of all reads it. */
export async function listNewConsultants(
  at: SearchAt,
  filter: SearchFilter,
  since: NewSince,
): Promise<{ userId: string; listedSince: Date }[]> {
  const read = await readText(at, filter);
  return findNewlyListed(at, filter, read?.asked ?? null, since);
}

/** Since when the one who was listed last has been; null when none is. */
export async function findNewestListed(db: Db): Promise<Date | null> {
  const newest = await db
    .selectFrom('consultant_search')
    .select('listed_since')
    .where('to_xid', 'is', null)
    .orderBy('listed_since', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.listed_since ?? null;
}
