import { sql } from 'kysely';
import { type MonthCount, monthOf } from '#db/by-month.ts';
import type { Db } from '#db/client.ts';
import type { GrowthPeriod } from '#features/identity/accounts/server/queries/growth.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';

/** How many people began their first subscription in each month; those who have left are counted, too. */
export function subscriptionsByMonth(
  db: Db,
  { since, isDemo }: GrowthPeriod,
): Promise<MonthCount[]> {
  return db
    .selectFrom('trials as trial')
    .leftJoin(people(db).as('person'), 'person.user_id', 'trial.user_id')
    .select([monthOf('trial.began_at').as('month'), sql<number>`count(*)::int`.as('n')])
    .where('trial.began_at', '>=', since)
    .$if(!isDemo, (query) => query.where(sql<boolean>`person.is_demo is not true`))
    .groupBy('month')
    .execute();
}
