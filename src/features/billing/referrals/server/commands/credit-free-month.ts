import type { Tx } from '#db/client.ts';
import { isSubscribed } from '#features/billing/subscriptions/rules/rights.ts';
import { callBilling } from '#features/billing/subscriptions/server/commands/call-billing.ts';
import { getBillingRecord } from '#features/billing/subscriptions/server/queries/billing-record.ts';
import type { Services } from '#server/services.ts';
import type { ReferralId } from '../../ids.ts';
import { monthWorth } from '../../rules/codes.ts';
import { type Credit, findReferral } from '../queries.ts';
import { mailCredited, mailWaiting } from './referral-mails.ts';

/**
 * Has the billing service take a free month that was earned off the referrer's next invoices, and tells them. Without a
 * subscription it waits for one, and they are told that. May be repeated at any time. Throws BillingUnavailable.
 */
export async function creditFreeMonth(services: Services, referralId: ReferralId): Promise<void> {
  const { db, write, billing, clock, log } = services;
  const referral = await findReferral(db, referralId);
  if (!referral?.rewardedAt || referral.creditedAt) return;
  // Once its worth is settled it may be given already: then it is given to the end, and taken back afterwards.
  if (referral.takenBackAt && !referral.credit) return;
  const { customerId, subscription } = await getBillingRecord(db, referral.referrerId);
  if (!customerId || !subscription || !isSubscribed(subscription, clock.now())) {
    await mailWaiting(db, services, referral);
    return;
  }
  const { plan, amount, currency } = subscription;
  const credit = await write((tx) =>
    settleCredit(tx, referralId, { amount: monthWorth({ plan, amount }), currency }),
  );
  if (!credit) return;
  await callBilling(log, () =>
    billing.creditCustomer({
      customerId,
      ...credit,
      description: 'One free month for a referral',
      reference: `free month for ${referral.refereeId}`,
    }),
  );
  await write(async (tx) => {
    await tx
      .updateTable('referrals')
      .set({ credited_at: clock.now() })
      .where('id', '=', referralId)
      .where('credited_at', 'is', null)
      .execute();
    await mailCredited(tx, services, referral, credit);
  });
}

/**
 * What the free month is worth is decided once: every try asks the billing service for the same. Null when it was taken
 * back before.
 */
async function settleCredit(
  tx: Tx,
  referralId: ReferralId,
  worth: Credit,
): Promise<{ amount: number; currency: string } | null> {
  await tx
    .updateTable('referrals')
    .set({ credit_amount: worth.amount, credit_currency: worth.currency })
    .where('id', '=', referralId)
    .where('credit_amount', 'is', null)
    .where('reward_taken_back_at', 'is', null)
    .execute();
  const { amount, currency } = await tx
    .selectFrom('referrals')
    .select(['credit_amount as amount', 'credit_currency as currency'])
    .where('id', '=', referralId)
    .executeTakeFirstOrThrow();
  return amount === null || currency === null ? null : { amount, currency };
}
