import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

export interface PageViewReport {
  /** Newest first; days without a view are missing. */
  days: { day: string; views: number }[];
  /** Most seen first. */
  paths: { path: string; views: number }[];
  /** Those that led most readers here first. */
  referrers: { host: string; views: number }[];
}

const longestList = 20;

/** What was seen from this day on (`2026-11-13`, in UTC): by day, by page, and by where readers came from. */
export async function reportPageViews(db: Db, since: string): Promise<PageViewReport> {
  const seen = db.selectFrom('page_views').where('day', '>=', since);
  const views = sql<number>`sum(views)::float8`.as('views');
  const [days, paths, referrers] = await Promise.all([
    seen.select(['day', views]).groupBy('day').orderBy('day', 'desc').execute(),
    seen
      .select(['path', views])
      .groupBy('path')
      .orderBy('views', 'desc')
      .orderBy('path')
      .limit(longestList)
      .execute(),
    seen
      .select(['referrer_host as host', views])
      .where('referrer_host', '<>', '')
      .groupBy('referrer_host')
      .orderBy('views', 'desc')
      .orderBy('host')
      .limit(longestList)
      .execute(),
  ]);
  return { days, paths, referrers };
}
