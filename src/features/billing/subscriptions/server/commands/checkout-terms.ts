import { randomUUID } from 'node:crypto';
import type { Tx } from '#db/client.ts';
import type { CurrencyCode } from '#lib/money/currencies.ts';
import type { Services } from '#server/services.ts';
import { maySubscribe, mustMend } from '../../policy.ts';
import type { PlanId } from '../../rules/plans.ts';
import { trialEndFor } from '../../rules/trial.ts';
import { getBillingRecord } from '../queries/billing-record.ts';
import { findTrialStart, type Person } from '../queries/trials.ts';
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
 * and with them the same checkout. One who asks for another one replaces it. Or why there is nothing to sell.
 */
export async function settleCheckoutTerms(
  tx: Tx,
  services: Pick<Services, 'clock' | 'keys'>,
  person: Person,
  { plan, currency, next = '' }: Wish,
): Promise<CheckoutTerms | 'already-subscribed' | 'to-mend'> {
  const { userId } = person;
  const now = services.clock.now();
  await lockCustomer(tx, userId);
  const { subscription } = await getBillingRecord(tx, userId);
  if (mustMend(subscription, now)) return 'to-mend';
  if (!maySubscribe(subscription, now)) return 'already-subscribed';
  const trialEnd = trialEndFor(await findTrialStart(tx, services, person), now);
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
