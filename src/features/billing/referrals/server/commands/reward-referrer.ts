import { toUserId, type UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { wasFirstPaymentReturned } from '#features/billing/subscriptions/server/queries/first-payment.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import type { Services } from '#server/services.ts';
import { toReferralId } from '../../ids.ts';
import { referralRewarded, rewardTakenBack } from '../jobs.ts';
import { freeMonthEarned } from '../notifications.ts';

/**
 * Gives the one who referred this person their free month. Once: the second time nothing is left to be rewarded. A
 * first payment that was given back meanwhile earns nothing.
 */
export async function rewardReferrer(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  refereeId: UserId,
): Promise<'rewarded' | 'nothing-to-reward'> {
  if (await wasFirstPaymentReturned(tx, refereeId)) return 'nothing-to-reward';
  const rewarded = await tx
    .updateTable('referrals')
    .set({ reward_granted_at: clock.now() })
    .where('referee_id', '=', refereeId)
    .where('reward_granted_at', 'is', null)
    .returning(['id', 'referrer_id'])
    .executeTakeFirst();
  if (!rewarded) return 'nothing-to-reward';
  await recordNotifications(tx, { jobs, now: clock.now() }, freeMonthEarned, [
    { userId: toUserId(rewarded.referrer_id), event: rewarded.id, aboutId: refereeId, about: null },
  ]);
  await jobs.enqueue(tx, referralRewarded, { referralId: toReferralId(rewarded.id) });
  return 'rewarded';
}

/** Takes the free month back that this person's first payment had earned, once: the payment was given back. */
export async function takeRewardBack(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  refereeId: UserId,
): Promise<void> {
  const taken = await tx
    .updateTable('referrals')
    .set({ reward_taken_back_at: clock.now() })
    .where('referee_id', '=', refereeId)
    .where('reward_granted_at', 'is not', null)
    .where('reward_taken_back_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (taken) await jobs.enqueue(tx, rewardTakenBack, { referralId: toReferralId(taken.id) });
}
