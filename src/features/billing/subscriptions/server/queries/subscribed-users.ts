import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import {
  graceStatuses,
  paymentGraceDays,
  periodStatuses,
  renewalGraceDays,
} from '../../rules/rights.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The times by which a billing state gives rights at `now`. */
export interface RightsAt {
  now: Date;
  /** A period that ended later may still be renewed. */
  renewedBefore: Date;
  /** What is due for a period that began later may still be paid. */
  dueSince: Date;
}

/** The times by which billing states give rights at `now`. */
export const rightsAt = (now: Date): RightsAt => ({
  now,
  renewedBefore: new Date(now.getTime() - renewalGraceDays * dayMs),
  dueSince: new Date(now.getTime() - paymentGraceDays * dayMs),
});

/**
 * The ids of all users whose verified billing state gives them rights, as a sub-query for listings.
 * `where('profile.user_id', 'in', subscribedUsers(db, rightsAt(now)))`. The same rule as `isSubscribed` in rules.ts,
 * written for the database. Whether one user is among them has to be asked with their id inside: as a value, `in` is
 * evaluated for all users.
 */
export function subscribedUsers(db: Db, { now, renewedBefore, dueSince }: RightsAt) {
  return db
    .selectFrom('subscriptions')
    .select('subscriptions.user_id')
    .where((row) =>
      row.or([
        row('subscriptions.status', 'in', periodStatuses),
        row.and([
          row('subscriptions.status', 'in', graceStatuses),
          row('subscriptions.current_period_start', '>', dueSince),
        ]),
      ]),
    )
    .where((row) =>
      row.or([
        row.and([
          row('subscriptions.cancel_at_period_end', '=', true),
          row('subscriptions.current_period_end', '>', now),
        ]),
        row.and([
          row('subscriptions.cancel_at_period_end', '=', false),
          row('subscriptions.current_period_end', '>', renewedBefore),
        ]),
      ]),
    );
}

/** Whether this person may do what subscribers may, at `now`. Without a verified state: no. */
export async function isSubscribed(db: Db, userId: UserId, now: Date): Promise<boolean> {
  const row = await subscribedUsers(db, rightsAt(now))
    .where('subscriptions.user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What decides how long people are subscribed (`subscribedUntil` in rules.ts), to be joined. */
export const subscriptionStates = (db: Db) =>
  db
    .selectFrom('subscriptions')
    .select([
      'subscriptions.user_id',
      'subscriptions.status',
      'subscriptions.current_period_start as currentPeriodStart',
      'subscriptions.current_period_end as currentPeriodEnd',
      'subscriptions.cancel_at_period_end as cancelAtPeriodEnd',
    ]);
