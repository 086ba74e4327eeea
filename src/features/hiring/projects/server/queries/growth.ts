import { sql } from 'kysely';
import { type MonthCount, monthOf } from '#db/by-month.ts';
import type { Db } from '#db/client.ts';
import type { GrowthPeriod } from '#features/identity/accounts/server/queries/growth.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';

/** How many projects were posted in each month. */
export function projectsByMonth(db: Db, { since, isDemo }: GrowthPeriod): Promise<MonthCount[]> {
  return db
    .selectFrom('projects as project')
    .innerJoin(people(db).as('client'), 'client.user_id', 'project.client_id')
    .select([monthOf('project.created_at').as('month'), sql<number>`count(*)::int`.as('n')])
    .where('project.created_at', '>=', since)
    .$if(!isDemo, (query) => query.where('client.is_demo', '=', false))
    .groupBy('month')
    .execute();
}
