import { shortNameOf } from '#features/identity/accounts/rules/person-name.ts';
import type { Referral, ReferralSummary } from '../contract.ts';
import type { getReferralFigures, ReferralRow } from './queries.ts';

/** A referred consultant, as their referrer sees them: by short name. */
export function viewReferral(referral: ReferralRow): Referral {
  return {
    id: referral.id,
    name: shortNameOf(referral.refereeFirstName, referral.refereeLastName),
    joinedAt: referral.joinedAt.toISOString(),
    rewardedAt: referral.rewardedAt?.toISOString() ?? null,
    takenBackAt: referral.takenBackAt?.toISOString() ?? null,
  };
}

/** What has come of the own code. */
export function viewReferralSummary(
  figures: Awaited<ReturnType<typeof getReferralFigures>>,
): ReferralSummary {
  const rewarded = Number(figures.rewarded);
  return {
    code: figures.code,
    pending: Number(figures.pending),
    rewarded,
    waiting: rewarded - Number(figures.credited),
    canUseCode: !figures.wasReferred && !figures.hasPaid,
  };
}
