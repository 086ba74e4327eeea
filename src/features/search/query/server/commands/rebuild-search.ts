import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { listConsultantIds } from '#features/profiles/consultants/server/queries/profile-rows.ts';
import { RowFailures } from '#lib/jobs/row-failures.ts';
import type { Services } from '#server/services.ts';
import { searchVersion } from '../../rules/search-version.ts';
import { remakeSearchEntries, type SearchSite } from './refresh-entries.ts';
import { storeCatalogueWords } from './store-words.ts';

const batchSize = 500;

/**
 * Whether the entries were made by the rules of this program, and by this database: ids of transactions mean nothing in
 * another.
 */
export async function isSearchCurrent(db: Db, site: SearchSite): Promise<boolean> {
  const row = await db.selectFrom('search_versions').select('version').executeTakeFirst();
  if (row?.version !== searchVersion(site)) return false;
  const fromElsewhere = await db
    .selectFrom('consultant_search')
    .select('user_id')
    .where('to_xid', 'is', null)
    .where(sql<boolean>`from_xid >= pg_snapshot_xmax(pg_current_snapshot())`)
    .limit(1)
    .executeTakeFirst();
  return fromElsewhere === undefined;
}

/**
 * Makes all search entries anew, in batches, while the site is running; a list that is being read
 * goes on undisturbed. Killed, it begins again at the next start. Answers how many people it went through;
 * throws when that failed for some, after all others had their turn.
 */
export async function rebuildSearch(
  site: SearchSite & Pick<Services, 'db' | 'write'>,
): Promise<number> {
  const { db, write } = site;
  const failures = new RowFailures();
  let people = 0;
  let last: string | null = null;
  do {
    const after: string | null = last;
    const userIds: string[] = await listConsultantIds(db, { after, limit: batchSize });
    await failures.attemptAll(userIds, (ids) => write((tx) => remakeSearchEntries(tx, site, ids)));
    people += userIds.length;
    last = userIds.at(-1) ?? null;
  } while (last !== null);
  await write(async (tx) => {
    await storeCatalogueWords(tx);
    await tx
      .insertInto('search_versions')
      .values({ version: searchVersion(site) })
      .onConflict((conflict) =>
        conflict.column('single').doUpdateSet({ version: searchVersion(site) }),
      )
      .execute();
  });
  failures.throwAny();
  return people;
}
