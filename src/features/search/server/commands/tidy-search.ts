import type { Db } from '#db/client.ts';
import type { Services } from '#server/services.ts';
import { refreshSearchEntries, type SearchSite } from './refresh-entries.ts';

const batchSize = 500;
/** Longer than a list goes on as of its beginning. */
const keepEndedMs = 60 * 60_000;

/** Takes those out of the search whose subscription has ended without news of it, and removes what no list needs any more. */
export async function tidySearch(site: SearchSite & Pick<Services, 'db' | 'write'>): Promise<void> {
  const { db, write, clock } = site;
  const now = clock.now();
  let lapsed: string[];
  do {
    lapsed = await listLapsed(db, now);
    const userIds = lapsed;
    await write((tx) => refreshSearchEntries(tx, site, userIds));
  } while (lapsed.length === batchSize);
  await write(async (tx) => {
    await tx
      .deleteFrom('consultant_search')
      .where('to_xid', 'is not', null)
      .where('ended_at', '<', new Date(now.getTime() - keepEndedMs))
      .execute();
  });
}

async function listLapsed(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('consultant_search')
    .select('user_id')
    .where('to_xid', 'is', null)
    .where('listed_until', '<=', now)
    .limit(batchSize)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
