import type { Db } from '#db/client.ts';
import { RowFailures } from '#lib/jobs/row-failures.ts';
import type { Services } from '#server/services.ts';
import { refreshSearchEntries, type SearchSite } from './refresh-entries.ts';

const batchSize = 500;
/** Longer than a list goes on as of its beginning. */
const keepEndedMs = 60 * 60_000;

/**
 * Takes those out of the search whose subscription has ended without news of it, and removes what no list needs any
 * more.
 */
export async function tidySearch(
  site: SearchSite & Pick<Services, 'db' | 'write' | 'log'>,
): Promise<void> {
  const { db, write, clock, log } = site;
  const now = clock.now();
  const failures = new RowFailures();
  let after: string | null = null;
  do {
    const expired: string[] = await listExpired(db, now, after);
    await failures.attemptAll(expired, (userIds) =>
      write((tx) => refreshSearchEntries(tx, site, userIds)),
    );
    after = expired.length === batchSize ? (expired.at(-1) ?? null) : null;
  } while (after !== null);
  failures.log(log, 'search entries that have ended could not be removed');
  await write(async (tx) => {
    await tx
      .deleteFrom('consultant_search')
      .where('to_xid', 'is not', null)
      .where('ended_at', '<', new Date(now.getTime() - keepEndedMs))
      .execute();
  });
}

async function listExpired(db: Db, now: Date, after: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('consultant_search')
    .select('user_id')
    .where('to_xid', 'is', null)
    .where('listed_until', '<=', now)
    .$if(after !== null, (query) => query.where('user_id', '>', after ?? ''))
    .orderBy('user_id')
    .limit(batchSize)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
