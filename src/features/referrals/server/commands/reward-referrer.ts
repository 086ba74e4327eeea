import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import type { Services } from '#server/services.ts';
import { toReferralId } from '../../ids.ts';
import { referralRewarded } from '../jobs.ts';

/** Gives the one who referred this person their free month. Once: the second time nothing is left to be rewarded. */
export async function rewardReferrer(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  refereeId: UserId,
): Promise<'rewarded' | 'nothing-to-reward'> {
  const rewarded = await tx
    .updateTable('referrals')
    .set({ reward_granted_at: clock.now() })
    .where('referee_id', '=', refereeId)
    .where('reward_granted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!rewarded) return 'nothing-to-reward';
  await jobs.enqueue(tx, referralRewarded, { referralId: toReferralId(rewarded.id) });
  return 'rewarded';
}
