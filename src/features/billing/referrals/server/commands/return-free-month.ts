import { callBilling } from '#features/billing/subscriptions/server/commands/call-billing.ts';
import { getBillingRecord } from '#features/billing/subscriptions/server/queries/billing-record.ts';
import type { Services } from '#server/services.ts';
import type { ReferralId } from '../../ids.ts';
import { findReferral } from '../queries.ts';
import { mailTakenBack } from './referral-mails.ts';

/**
 * Has the billing service take a free month off the referrer's credit again, and tells them. One that never reached the
 * billing service is simply gone. May be repeated at any time. Throws BillingUnavailable, and also while the credit is
 * just being given: then it is to be tried again.
 */
export async function returnFreeMonth(services: Services, referralId: ReferralId): Promise<void> {
  const { db, write, billing, clock, log } = services;
  const referral = await findReferral(db, referralId);
  if (!referral?.takenBackAt || referral.creditReturnedAt) return;
  const { credit } = referral;
  if (!credit) {
    await mailTakenBack(db, services, referral, null);
    return;
  }
  if (!referral.creditedAt) throw new Error('The free month is being credited.');
  const { customerId } = await getBillingRecord(db, referral.referrerId);
  if (!customerId) return;
  await callBilling(log, () =>
    billing.takeCreditBack({
      customerId,
      ...credit,
      description: 'A free month taken back: the payment that had earned it was refunded',
      reference: `taken back ${referral.refereeId}`,
    }),
  );
  await write(async (tx) => {
    await tx
      .updateTable('referrals')
      .set({ credit_returned_at: clock.now() })
      .where('id', '=', referralId)
      .where('credit_returned_at', 'is', null)
      .execute();
    await mailTakenBack(tx, services, referral, credit);
  });
}
