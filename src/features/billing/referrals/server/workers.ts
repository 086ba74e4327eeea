import {
  firstPaymentReceived,
  firstPaymentReturned,
  subscriptionBegan,
} from '#features/billing/subscriptions/server/jobs.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { creditFreeMonth } from './commands/credit-free-month.ts';
import { mailJoined } from './commands/referral-mails.ts';
import { returnFreeMonth } from './commands/return-free-month.ts';
import { rewardReferrer, takeRewardBack } from './commands/reward-referrer.ts';
import { referralJoined, referralRewarded, rewardTakenBack } from './jobs.ts';
import { findReferral, listUncredited } from './queries.ts';

/** Event handlers of referrals, and of the payments and subscriptions that settle them. */
export const referralsWorkers: JobHandler<Services>[] = [
  handleJob(referralJoined, async ({ referralId }, { services }) => {
    const referral = await findReferral(services.db, referralId);
    if (referral) await mailJoined(services.db, services, referral);
  }),

  handleJob(firstPaymentReceived, async ({ userId }, { services }) => {
    await services.write((tx) => rewardReferrer(tx, services, userId));
  }),

  handleJob(referralRewarded, ({ referralId }, { services }) =>
    creditFreeMonth(services, referralId),
  ),

  handleJob(firstPaymentReturned, async ({ userId }, { services }) => {
    await services.write((tx) => takeRewardBack(tx, services, userId));
  }),

  handleJob(rewardTakenBack, ({ referralId }, { services }) =>
    returnFreeMonth(services, referralId),
  ),

  handleJob(subscriptionBegan, async ({ userId }, { services }) => {
    for (const referralId of await listUncredited(services.db, userId)) {
      await creditFreeMonth(services, referralId);
    }
  }),
];
