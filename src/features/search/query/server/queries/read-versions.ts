import { CompiledQuery, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { readTogether } from '#db/read-together.ts';
import type { EntryVersion } from '../../engine/entry-version.ts';

interface VersionRow {
  user_id: string;
  experience: number;
  rating: number;
  merit: number;
  hourly_rate_usd: number;
  availability: number;
  /** Lists are separated by a control character that no item has: quicker to read than arrays. */
  verified: string;
  skills: string;
  modules: string;
  places: string;
  words: string;
  /** Milliseconds. */
  listed_until: number;
  listed_since: number;
  from_xid: string;
  to_xid: string | null;
}

const separator = '\u001f';
const columns = sql`
  user_id, experience, rating, merit, hourly_rate_usd, availability,
  array_to_string(verified, ${separator}::text) as verified, array_to_string(skills, ${separator}::text) as skills,
  array_to_string(modules, ${separator}::text) as modules, array_to_string(places, ${separator}::text) as places,
  words::text as words, extract(epoch from listed_until)::float8 * 1000 as listed_until,
  extract(epoch from listed_since)::float8 * 1000 as listed_since,
  from_xid::text as from_xid, to_xid::text as to_xid`;

const listOf = (text: string): string[] => (text === '' ? [] : text.split(separator));

const toVersion = (row: VersionRow): EntryVersion => ({
  userId: row.user_id,
  experience: row.experience,
  rating: row.rating,
  merit: row.merit,
  hourlyRateUsd: row.hourly_rate_usd,
  availability: row.availability,
  verified: listOf(row.verified),
  skills: listOf(row.skills),
  modules: listOf(row.modules),
  places: listOf(row.places),
  words: row.words,
  listedUntil: Math.round(row.listed_until),
  listedSince: Math.round(row.listed_since),
  from: Number(row.from_xid),
  to: row.to_xid === null ? null : Number(row.to_xid),
});

/** Some milliseconds of work: requests that are served meanwhile hardly wait. */
const batchSize = 100;

/**
 * Reads all versions in batches, those that have ended first, and answers the snapshot they are from (`pg_snapshot`). A
 * replica does not know which transactions are still open on the primary: what none of them can have written is read,
 * and the rest is a change. Stops early once they are not wanted any more.
 */
export function readAllVersions(
  db: Db,
  onBatch: (versions: readonly EntryVersion[]) => void,
  isWanted: () => boolean,
): Promise<string> {
  return readTogether(db, async (tx) => {
    const { rows: snapshots } = await sql<{ snapshot: string }>`
        select case when pg_is_in_recovery() then format('%1$s:%1$s:', pg_snapshot_xmin(present))
                    else present::text end as snapshot
          from pg_current_snapshot() as present`.execute(tx);
    const snapshot = snapshots[0]?.snapshot ?? '';
    for (const which of [sql`is not null`, sql`is null`]) {
      await sql`
          declare versions no scroll cursor for
           select ${columns} from consultant_search
            where to_xid ${which} and pg_visible_in_snapshot(changed_xid, ${sql.lit(snapshot)}::pg_snapshot)`.execute(
        tx,
      );
      const fetchNext = () =>
        sql<VersionRow>`fetch ${sql.lit(batchSize)} from versions`.execute(tx);
      let { rows } = await fetchNext();
      while (rows.length > 0 && isWanted()) {
        // The database makes the next ones while these are learnt.
        const next = fetchNext();
        // It is waited for below, and may fail before.
        next.catch(() => undefined);
        await new Promise(setImmediate);
        onBatch(rows.map(toVersion));
        ({ rows } = await next);
      }
      await sql`close versions`.execute(tx);
    }
    return snapshot;
  });
}

/** What has been written since a snapshot. */
export interface VersionChanges {
  /** Everything committed in this one is among the changes (`pg_snapshot`). */
  snapshot: string;
  /** Person by person, of each those that ended first. */
  versions: EntryVersion[];
  /** How many people have a current version; null when that was not asked for, or something has changed. */
  people: number | null;
}

interface ChangeCheck {
  snapshot: string;
  hasChanged: boolean;
  people: number | null;
}

// Written out: every search begins with it, and building it with kysely would take a third of its time. The newest
// first, and not any that there is: a plan for all snapshots takes a third of the table for new, and would look for one
// of them from its beginning.
const checkSql = (people: string): string => `
  select pg_current_snapshot()::text as snapshot,
         (
           select true from consultant_search
            where changed_xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(changed_xid, $1::pg_snapshot)
            order by changed_xid desc limit 1
         ) is not null as "hasChanged",
         ${people} as people`;
const checkChanges = checkSql('null::int');
const checkAndCount = checkSql(
  '(select count(*)::int from consultant_search where to_xid is null)',
);

/** Up to `limit` of the versions that were written since this snapshot (`pg_snapshot`), as they are now. */
export async function readChangedVersions(
  db: Db,
  since: string,
  { limit, withPeople }: { limit: number; withPeople: boolean },
): Promise<VersionChanges> {
  // Mostly nothing has changed, and asking whether is quicker than asking what.
  const check: CompiledQuery<ChangeCheck> = CompiledQuery.raw(
    withPeople ? checkAndCount : checkChanges,
    [since],
  );
  const { rows: checks } = await db.executeQuery(check);
  const [seen] = checks;
  if (seen && !seen.hasChanged) return { ...seen, versions: [] };
  const { rows } = await sql<VersionRow & { snapshot: string }>`
    select pg_current_snapshot()::text as snapshot, ${columns}
      from consultant_search
     where changed_xid >= pg_snapshot_xmin(${since}::pg_snapshot)
       and not pg_visible_in_snapshot(changed_xid, ${since}::pg_snapshot)
     order by user_id, to_xid is null, from_xid
     limit ${limit}
  `.execute(db);
  // No rows, where what was written has been deleted since.
  return {
    snapshot: rows[0]?.snapshot ?? since,
    versions: rows.map(toVersion),
    people: null,
  };
}
