import type { Tx } from '#db/client.ts';
import type { BillingSubscription } from '#lib/billing/billing.ts';
import type { Services } from '#server/services.ts';
import { type Person, personKey, personKeys } from '../queries/trials.ts';

/**
 * Keeps that this person has had their trial, in the transaction that first sees one of their subscriptions begin with
 * it. There is one row a person, whatever account they had it with, and it stays when the account goes.
 */
export async function keepTrial(
  tx: Tx,
  services: Pick<Services, 'keys' | 'log'>,
  person: Person,
  subscriptions: readonly Pick<BillingSubscription, 'trialEnd' | 'createdAt'>[],
): Promise<void> {
  const beginnings = subscriptions.flatMap(({ trialEnd, createdAt }) =>
    trialEnd ? createdAt.getTime() : [],
  );
  if (beginnings.length === 0) return;
  const { userId } = person;
  // One that was kept with an older secret goes on to be the one there is.
  const kept = await tx
    .selectFrom('trials')
    .select('person_key as key')
    .where('person_key', 'in', personKeys(services, person.email))
    .executeTakeFirst();
  const key = kept?.key ?? personKey(services, person.email);
  await tx
    .insertInto('trials')
    .values({ user_id: userId, person_key: key, began_at: new Date(Math.min(...beginnings)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await nameKey(tx, userId, key);
  const holder = await tx
    .selectFrom('trials')
    .select('user_id')
    .where('person_key', '=', key)
    .executeTakeFirst();
  if (holder && holder.user_id !== userId) {
    services.log.warn({ userId }, 'second free trial for a returning user');
  }
}

/** A trial from before there were keys gets its own, unless another trial has it. */
async function nameKey(tx: Tx, userId: string, key: string): Promise<void> {
  await tx
    .updateTable('trials')
    .set({ person_key: key })
    .where('user_id', '=', userId)
    .where('person_key', 'is', null)
    .where(({ not, exists }) =>
      not(
        exists(
          tx.selectFrom('trials as other').select('other.id').where('other.person_key', '=', key),
        ),
      ),
    )
    .execute();
}
