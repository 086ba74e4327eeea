import { sql } from 'kysely';
import type { ConsultantViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';

/** How often a consultant was viewed and found, from some day on. */
export interface Reach {
  profileViews: number;
  searchAppearances: number;
}

/** How often the consultant was viewed and found from this day on (`2026-11-13`, in UTC). */
export async function countOwnReach(
  db: Db,
  { userId }: ConsultantViewer,
  from: string,
): Promise<Reach> {
  const [views, appearances] = await Promise.all([
    db
      .selectFrom('profile_views')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('consultant_id', '=', userId)
      .where('viewed_on', '>=', from)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('search_appearances')
      .select(sql<number>`coalesce(sum(appearances), 0)::float8`.as('n'))
      .where('consultant_id', '=', userId)
      .where('day', '>=', from)
      .executeTakeFirstOrThrow(),
  ]);
  return { profileViews: views.n, searchAppearances: appearances.n };
}

/** Since which day (in UTC) this site counts views and appearances. */
export async function reachCountedSince(db: Db): Promise<string> {
  const { day } = await db.selectFrom('reach_start').select('day').executeTakeFirstOrThrow();
  return day;
}
