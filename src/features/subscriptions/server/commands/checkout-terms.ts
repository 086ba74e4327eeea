import { randomUUID } from 'node:crypto';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import type { CurrencyCode } from '#lib/money/currencies.ts';
import { maySubscribe } from '../../policy.ts';
import { type PlanId, trialEndFor } from '../../rules.ts';
import { getBillingRecord } from '../queries/billing-record.ts';
import { lockCustomer } from './sync-subscription.ts';

export interface Wish {
  plan: PlanId;
  currency: CurrencyCode;
  /** A path on this site to go on to, once it is paid. */
  next?: string | undefined;
}

/** What decides a checkout beside the wish, as plain JSON. */
export type CheckoutTerms = {
  /** Names the checkout to the billing service. */
  key: string;
  /** When the first charge is due; null for now, without a trial. */
  trialEnd: string | null;
};

const sameTermsForMs = 10 * 60 * 1000;

/**
 * Decides the terms of a person's one checkout: one who asks for the same again within ten minutes gets the same terms,
 * and with them the same checkout; one who asks for another one replaces it. Null for those who have rights already.
 */
export async function settleCheckoutTerms(
  tx: Tx,
  userId: UserId,
  { plan, currency, next = '' }: Wish,
  now: Date,
): Promise<CheckoutTerms | null> {
  await lockCustomer(tx, userId);
  const { subscription, trialUsedAt } = await getBillingRecord(tx, userId);
  if (!maySubscribe(subscription, now)) return null;
  const trialEnd = trialEndFor(trialUsedAt, now);
  const earlier = await tx
    .selectFrom('checkouts')
    .select(['key', 'trial_end'])
    .where('user_id', '=', userId)
    .where('plan', '=', plan)
    .where('currency', '=', currency)
    .where('next_path', '=', next)
    .where('asked_at', '>=', new Date(now.getTime() - sameTermsForMs))
    .where('trial_end', trialEnd ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (earlier) return { key: earlier.key, trialEnd: earlier.trial_end?.toISOString() ?? null };
  const row = {
    key: randomUUID(),
    plan,
    currency,
    next_path: next,
    trial_end: trialEnd ?? null,
    session_id: null,
    asked_at: now,
  };
  await tx
    .insertInto('checkouts')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return { key: row.key, trialEnd: trialEnd?.toISOString() ?? null };
}
