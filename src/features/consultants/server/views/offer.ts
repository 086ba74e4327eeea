import type { VerifiedRow } from '#features/credentials/server/queries/verified-certifications.ts';
import type { ConsultantOffer } from '#features/matching/rules/match-score.ts';
import { readWritten } from '#features/matching/rules/read-words.ts';
import type { ConsultantProfileRow } from '../queries/profile-rows.ts';

/** What a profile offers, with what has been verified of it, to be matched with a project. */
export function viewOffer(
  profile: ConsultantProfileRow,
  verified: readonly VerifiedRow[],
): ConsultantOffer {
  return {
    primarySkills: profile.primary_skills,
    secondarySkills: profile.secondary_skills,
    modules: profile.skill_modules,
    hourlyRateUsd: profile.hourly_rate_usd,
    availability: profile.availability,
    yearsExperience: profile.years_experience,
    verifiedCertifications: verified.map(({ certification }) => certification),
    written: readWritten({ ...profile, portfolio: profile.portfolio_projects }),
  };
}
