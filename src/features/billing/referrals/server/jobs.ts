import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { referralIdSchema } from '../ids.ts';

const referral = z.strictObject({ referralId: referralIdSchema });

/** A consultant joined with a referrer's code. */
export const referralJoined = defineJob({ name: 'referral-joined', data: referral });

/** A referral earned its referrer a free month; recorded once for each, in the transaction that says so. */
export const referralRewarded = defineJob({
  name: 'referral-rewarded',
  data: referral,
  // About a day: the billing service may be away for long.
  retry: { limit: 34 },
});

/** A free month is taken back, for the payment that had earned it was refunded; recorded once for each. */
export const rewardTakenBack = defineJob({
  name: 'reward-taken-back',
  data: referral,
  retry: { limit: 34 },
});
