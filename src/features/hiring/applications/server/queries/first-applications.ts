import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { openings } from '#features/hiring/projects/server/queries/completed-projects.ts';
import type { MeasuredTime } from '#features/identity/accounts/server/queries/account-review.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';

/**
 * How long the projects that were posted since then waited for their first application, of those that have one.
 * Made-up people do not count.
 */
export function measureFirstApplications(db: Db, since: Date): Promise<MeasuredTime> {
  const first = db
    .selectFrom('applications as application')
    .innerJoin(openings(db, since).as('opening'), 'opening.id', 'application.project_id')
    .innerJoin(people(db).as('consultant'), 'consultant.user_id', 'application.consultant_id')
    .where('consultant.is_demo', '=', false)
    .groupBy(['opening.id', 'opening.created_at'])
    .select(({ fn, ref }) => [
      sql<number>`extract(epoch from ${fn.min('application.created_at')} - ${ref('opening.created_at')}) / 3600`.as(
        'hours',
      ),
    ]);
  return db
    .selectFrom(first.as('waited'))
    .select([
      sql<number>`count(*)::int`.as('cases'),
      sql<number | null>`(percentile_cont(0.5) within group (order by waited.hours))::float8`.as(
        'medianHours',
      ),
    ])
    .executeTakeFirstOrThrow();
}
