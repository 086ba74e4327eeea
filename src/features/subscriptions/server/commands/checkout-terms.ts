import { z } from 'zod';
import type { Tx } from '#db/client.ts';
import { IdempotencyKeyReused } from '#db/write.ts';
import type { UserId } from '#features/accounts/ids.ts';
import type { CurrencyCode } from '#lib/money/currencies.ts';
import { maySubscribe } from '../../policy.ts';
import { type PlanId, trialEndFor } from '../../rules.ts';
import { getBillingRecord } from '../queries/billing-record.ts';

export interface Wish {
  plan: PlanId;
  currency: CurrencyCode;
}

const termsSchema = z.strictObject({
  /** Names the checkout to the billing service. */
  key: z.string(),
  /** When the first charge is due; null for now, without a trial. */
  trialEnd: z.iso.datetime().nullable(),
});
/** What decides a checkout beside the wish, as plain JSON. */
export type CheckoutTerms = z.infer<typeof termsSchema>;

const sameTermsForMs = 10 * 60 * 1000;

/**
 * Decides the terms of a checkout, once for each intent: whoever asks for the same again within ten
 * minutes gets the same terms, and with them the same checkout. Null for those who have rights already.
 */
export async function settleCheckoutTerms(
  tx: Tx,
  userId: UserId,
  { plan, currency }: Wish,
  now: Date,
): Promise<CheckoutTerms | null> {
  const { subscription, trialUsedAt } = await getBillingRecord(tx, userId);
  if (!maySubscribe(subscription, now)) return null;
  // The intent: this plan, in this currency, to follow the subscription there was before.
  const intent = `checkout: ${plan} in ${currency} after ${subscription?.id ?? 'none'}`;
  const terms: CheckoutTerms = {
    key: `${intent}, ${now.toISOString()}`,
    trialEnd: trialEndFor(trialUsedAt, now)?.toISOString() ?? null,
  };
  const decided = await tx
    .insertInto('idempotency_keys')
    .values({
      user_id: userId,
      key: intent,
      request_hash: 'checkout',
      outcome: JSON.stringify(terms),
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({ outcome: JSON.stringify(terms), created_at: now })
        .where('idempotency_keys.created_at', '<', new Date(now.getTime() - sameTermsForMs)),
    )
    .executeTakeFirst();
  if (decided.numInsertedOrUpdatedRows) return terms;
  const { outcome } = await tx
    .selectFrom('idempotency_keys')
    .select('outcome')
    .where('user_id', '=', userId)
    .where('key', '=', intent)
    .executeTakeFirstOrThrow();
  const earlier = termsSchema.safeParse(outcome);
  if (!earlier.success) throw new IdempotencyKeyReused();
  return earlier.data;
}
