import type { UserId } from '#access/user.ts';
import type { Db, Tx } from '#db/client.ts';
import type { BillingSubscription } from '#lib/billing/billing.ts';
import type { Services } from '#server/services.ts';
import { givesRights } from '../../rules/rights.ts';
import { duplicateSubscriptionFound } from '../jobs.ts';

/**
 * Decides which of a person's subscriptions are too many, and has them cancelled and paid back. Of several that give
 * rights the one we know, else the first, is kept. A decision stays as it was made, so that two who look never cancel
 * both. The caller holds the customer's lock. Answers the ids of all that were ever too many.
 */
export async function recordDuplicate(
  tx: Tx,
  { jobs, clock, log }: Services,
  answer: {
    userId: UserId;
    subscriptions: readonly BillingSubscription[];
    keptId: string | undefined;
  },
): Promise<ReadonlySet<string>> {
  const { userId, subscriptions, keptId } = answer;
  const surplus = await listDuplicates(tx, userId);
  const found = tooMany(
    subscriptions.filter(({ id }) => !surplus.has(id)),
    keptId,
  );
  for (const { id } of found) {
    await tx
      .insertInto('surplus_subscriptions')
      .values({ subscription_id: id, user_id: userId, found_at: clock.now(), settled_at: null })
      .execute();
    await jobs.enqueue(tx, duplicateSubscriptionFound, { subscriptionId: id });
    log.warn({ userId, subscriptionId: id }, 'a second subscription was found and is cancelled');
    surplus.add(id);
  }
  return surplus;
}

/** The subscriptions of a person that were decided to be too many. */
export async function listDuplicates(db: Db, userId: UserId): Promise<Set<string>> {
  const rows = await db
    .selectFrom('surplus_subscriptions')
    .select('subscription_id')
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map(({ subscription_id: id }) => id));
}

function tooMany(
  subscriptions: readonly BillingSubscription[],
  keptId: string | undefined,
): readonly BillingSubscription[] {
  const living = subscriptions
    .filter(({ status }) => givesRights(status))
    .toSorted(
      (one, other) =>
        Number(other.id === keptId) - Number(one.id === keptId) ||
        one.createdAt.getTime() - other.createdAt.getTime() ||
        (one.id < other.id ? -1 : 1),
    );
  return living.slice(1);
}
