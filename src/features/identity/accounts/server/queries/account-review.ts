import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { selectPeople } from './people.ts';

/** A time that was measured, with how many cases it is the median of. */
export interface MeasuredTime {
  cases: number;
  /** Null without a case. */
  medianHours: number | null;
}

/** How long those who were approved since then had waited from their sign-up on. Made-up people do not count. */
export function measureAccountReview(db: Db, since: Date): Promise<MeasuredTime> {
  return selectPeople(db)
    .select([
      sql<number>`count(*)::int`.as('cases'),
      sql<number | null>`(percentile_cont(0.5) within group (
          order by extract(epoch from profile.approved_at - profile.created_at) / 3600
        ))::float8`.as('medianHours'),
    ])
    .where('profile.approved_at', '>=', since)
    .where('profile.is_demo', '=', false)
    .executeTakeFirstOrThrow();
}
