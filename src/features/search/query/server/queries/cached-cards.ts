import { CompiledQuery } from 'kysely';
import type { LRUCache } from 'lru-cache';
import type { Db } from '#db/client.ts';
import type { StoredCard } from '#features/profiles/consultants/server/views/listed-profile.ts';

/** Which version of whose entry: its card never changes. */
export interface VersionKey {
  userId: string;
  /** The transaction that began it. */
  from: number;
}

/** The cards that were read last, by their versions. */
export type CachedCards = LRUCache<string, StoredCard>;

const textOf = ({ userId, from }: VersionKey): string => `${userId} ${from}`;

// Written out, as what every search begins with is.
const cardsByKey = `
  select entry.user_id as "userId", entry.from_xid::text as "from", entry.card
    from unnest($1::uuid[], $2::xid8[]) as shown (user_id, from_xid)
    join consultant_search as entry on entry.user_id = shown.user_id and entry.from_xid = shown.from_xid`;

/**
 * These with their cards, those that are not known read by their keys; without those that have been deleted meanwhile.
 */
export async function readCards<Version extends VersionKey>(
  db: Db,
  known: CachedCards,
  versions: readonly Version[],
): Promise<(Version & { card: StoredCard })[]> {
  const keys = versions.map(textOf);
  // Known cards are taken now: the cache may drop them while the rest is read.
  const cards = keys.map((key) => known.get(key));
  const unknown = versions.filter((_, index) => !cards[index]);
  if (unknown.length > 0) {
    const ids = unknown.map(({ userId }) => userId);
    const froms = unknown.map(({ from }) => String(from));
    const query: CompiledQuery<{ userId: string; from: string; card: StoredCard }> =
      CompiledQuery.raw(cardsByKey, [ids, froms]);
    const { rows } = await db.executeQuery(query);
    const read = new Map(rows.map(({ userId, from, card }) => [`${userId} ${from}`, card]));
    for (const [key, card] of read) known.set(key, card);
    for (const [index, key] of keys.entries()) cards[index] ??= read.get(key);
  }
  return versions.flatMap((version, index) => {
    const card = cards[index];
    return card ? [{ ...version, card }] : [];
  });
}
