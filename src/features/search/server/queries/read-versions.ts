import { CompiledQuery, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { EntryVersion } from '../../rules/entry-version.ts';

interface VersionRow {
  user_id: string;
  experience: number;
  rating: number;
  merit: number;
  hourly_rate_usd: number;
  availability: number;
  is_verified: boolean;
  skills: string[];
  modules: string[];
  places: string[];
  /** With a control character between them, which no word has: quicker to read than an array. */
  words: string;
  card: string;
  listed_until: Date;
  from_xid: string;
  to_xid: string | null;
}

const between = '\u001f';
const columns = sql`
  user_id, experience, rating, merit, hourly_rate_usd, availability, cardinality(verified) > 0 as is_verified,
  skills, modules, places, array_to_string(tsvector_to_array(words), ${between}::text) as words,
  card::text as card, listed_until, from_xid::text as from_xid, to_xid::text as to_xid`;

const toVersion = (row: VersionRow): EntryVersion => ({
  userId: row.user_id,
  experience: row.experience,
  rating: row.rating,
  merit: row.merit,
  hourlyRateUsd: row.hourly_rate_usd,
  availability: row.availability,
  isVerified: row.is_verified,
  skills: row.skills,
  modules: row.modules,
  places: row.places,
  words: row.words.split(between),
  card: row.card,
  listedUntil: row.listed_until.getTime(),
  from: Number(row.from_xid),
  to: row.to_xid === null ? null : Number(row.to_xid),
});

/** Whether more people than this have a current version. */
export async function areMoreThan(db: Db, most: number): Promise<boolean> {
  const beyond = await db
    .selectFrom('consultant_search')
    .select('user_id')
    .where('to_xid', 'is', null)
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  return beyond !== undefined;
}

/** Some milliseconds of work: whoever is served meanwhile hardly notices. */
const batchSize = 50;

/**
 * Hands over all versions that there are, in batches, those that have ended first; answers of which moment they are
 * (`pg_snapshot`). Stops early once they are not wanted any more.
 */
export function readAllVersions(
  db: Db,
  hand: (versions: readonly EntryVersion[]) => void,
  isWanted: () => boolean,
): Promise<string> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const { rows: moments } = await sql<{ snapshot: string }>`
        select pg_current_snapshot()::text as snapshot`.execute(tx);
      for (const which of [sql`is not null`, sql`is null`]) {
        await sql`
          declare versions no scroll cursor for
           select ${columns} from consultant_search where to_xid ${which}`.execute(tx);
        while (isWanted()) {
          const { rows } = await sql<VersionRow>`
            fetch ${sql.lit(batchSize)} from versions`.execute(tx);
          if (rows.length === 0) break;
          hand(rows.map(toVersion));
        }
        await sql`close versions`.execute(tx);
      }
      return moments[0]?.snapshot ?? '';
    });
}

/** What has happened since a moment. */
export interface VersionChanges {
  /** The moment up to which it is told (`pg_snapshot`). */
  snapshot: string;
  /** Those that ended first. */
  versions: EntryVersion[];
  /** How many people have a current version; null when that was not asked for, or something has changed. */
  people: number | null;
}

interface Look {
  snapshot: string;
  hasChanged: boolean;
  people: number | null;
}

// Written out: every search begins with it, and putting it together would take a third of its time.
const lookFor = (people: string): string => `
  select pg_current_snapshot()::text as snapshot,
         exists (
           select from consultant_search
            where changed_xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(changed_xid, $1::pg_snapshot)
         ) as "hasChanged",
         ${people} as people`;
const look = lookFor('null::int');
const lookAndCount = lookFor('(select count(*)::int from consultant_search where to_xid is null)');

/** So many of the versions that were written after this moment (`pg_snapshot`), as they are now. */
export async function readChangedVersions(
  db: Db,
  since: string,
  { limit, withPeople }: { limit: number; withPeople: boolean },
): Promise<VersionChanges> {
  // Mostly nothing has changed, which is known sooner without naming what might have.
  const question: CompiledQuery<Look> = CompiledQuery.raw(withPeople ? lookAndCount : look, [
    since,
  ]);
  const { rows: looks } = await db.executeQuery(question);
  const [seen] = looks;
  if (seen && !seen.hasChanged) return { ...seen, versions: [] };
  const { rows } = await sql<VersionRow & { snapshot: string }>`
    select pg_current_snapshot()::text as snapshot, ${columns}
      from consultant_search
     where changed_xid >= pg_snapshot_xmin(${since}::pg_snapshot)
       and not pg_visible_in_snapshot(changed_xid, ${since}::pg_snapshot)
     order by to_xid is null
     limit ${limit}
  `.execute(db);
  // None, where what was written has been deleted since.
  return {
    snapshot: rows[0]?.snapshot ?? since,
    versions: rows.map(toVersion),
    people: null,
  };
}
