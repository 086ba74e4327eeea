import { sql } from 'kysely';
import { monthOf } from '#db/by-month.ts';
import type { Db } from '#db/client.ts';
import type { GrowthPeriod } from '#features/identity/accounts/server/queries/growth.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';

/** The applications that were sent in a month, and how quickly they were answered. */
export interface ApplicationMonth {
  month: string;
  n: number;
  /** How many a client has answered; those that time has ended do not count. */
  answered: number;
  /** The median of the hours until then; null when none was answered. */
  medianAnswerHours: number | null;
}

/** The applications of each month. One that was withdrawn has no answer. */
export function applicationsByMonth(
  db: Db,
  { since, isDemo }: GrowthPeriod,
): Promise<ApplicationMonth[]> {
  const isAnswered = sql`application.decided_at is not null and not application.ended_by_silence`;
  return db
    .selectFrom('applications as application')
    .innerJoin(people(db).as('consultant'), 'consultant.user_id', 'application.consultant_id')
    .select([
      monthOf('application.created_at').as('month'),
      sql<number>`count(*)::int`.as('n'),
      sql<number>`(count(*) filter (where ${isAnswered}))::int`.as('answered'),
      sql<number | null>`(percentile_cont(0.5) within group (
          order by extract(epoch from application.decided_at - application.created_at) / 3600
        ) filter (where ${isAnswered}))::float8`.as('medianAnswerHours'),
    ])
    .where('application.created_at', '>=', since)
    .$if(!isDemo, (query) => query.where('consultant.is_demo', '=', false))
    .groupBy('month')
    .execute();
}
