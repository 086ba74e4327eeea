import { sql } from 'kysely';
import type { UserType } from '#access/user.ts';
import { type MonthCount, monthOf } from '#db/by-month.ts';
import type { Db } from '#db/client.ts';
import { selectPeople } from './people.ts';

/** When counting begins, and whether made-up people count. */
export interface GrowthPeriod {
  since: Date;
  isDemo: boolean;
}

const real = (db: Db, { isDemo }: GrowthPeriod) =>
  selectPeople(db)
    .where('user.email_verified', '=', true)
    .$if(!isDemo, (query) => query.where('profile.is_demo', '=', false));

/** How many people whose address is confirmed signed up, by month and type. */
export function signUpsByMonth(
  db: Db,
  period: GrowthPeriod,
): Promise<(MonthCount & { userType: UserType })[]> {
  return real(db, period)
    .select([
      'profile.user_type as userType',
      monthOf('profile.created_at').as('month'),
      sql<number>`count(*)::int`.as('n'),
    ])
    .where('profile.created_at', '>=', period.since)
    .groupBy(['userType', 'month'])
    .execute();
}

/** How many of those who are approved today were approved in each month. */
export function approvalsByMonth(db: Db, period: GrowthPeriod): Promise<MonthCount[]> {
  return real(db, period)
    .select([monthOf('profile.approved_at').as('month'), sql<number>`count(*)::int`.as('n')])
    .where('profile.approved_at', '>=', period.since)
    .groupBy('month')
    .execute();
}
