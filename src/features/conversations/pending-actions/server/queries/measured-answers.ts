import { type AliasableExpression, sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { soonDays } from '../../rules/figures.ts';

/** How a user has answered what they were asked. */
export interface MeasuredAnswers {
  cases: number;
  answered: number;
  answeredSoon: number;
  /** Of those that were answered; null when none was. */
  medianHours: number | null;
}

/** The figures of a user who was asked nothing. */
export const nothingAsked: MeasuredAnswers = {
  ...{ cases: 0, answered: 0, answeredSoon: 0 },
  medianHours: null,
};

/** A request to a user, and when they answered it. */
interface AskedRow {
  personId: UserId;
  askedAt: Date;
  answeredAt: Date | null;
  /** The request came from a demo user. */
  isMadeUp: boolean;
}

/** How all users have answered who were asked something of this; demo users count only in a demo. */
export function measuredAnswers(db: Db, asked: AliasableExpression<AskedRow>, isDemo: boolean) {
  const hours = sql<number>`extract(epoch from asked."answeredAt" - asked."askedAt") / 3600`;
  const isAnswered = sql<boolean>`asked."answeredAt" is not null`;
  return db
    .selectFrom(asked.as('asked'))
    .$if(!isDemo, (query) => query.where('asked.isMadeUp', '=', false))
    .groupBy('asked.personId')
    .select([
      'asked.personId',
      sql<number>`count(*)::int`.as('cases'),
      sql<number>`(count(*) filter (where ${isAnswered}))::int`.as('answered'),
      sql<number>`(count(*) filter (where ${isAnswered} and ${hours} <= ${24 * soonDays}::int))::int`.as(
        'answeredSoon',
      ),
      sql<number | null>`(percentile_cont(0.5) within group (order by ${hours})
        filter (where ${isAnswered}))::float8`.as('medianHours'),
    ]);
}
