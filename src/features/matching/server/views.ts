import type { ConsultantProfileRow } from '#features/consultants/server/queries/profile-rows.ts';
import type { VerifiedRow } from '#features/credentials/server/queries/verified-certifications.ts';
import type { ProjectRow } from '#features/projects/server/queries/project-rows.ts';
import type { ConsultantOffer, ProjectNeed } from '../rules/match-score.ts';

/** What a project asks for. */
export function viewNeed(project: ProjectRow): ProjectNeed {
  return {
    modules: project.modules,
    extraSkills: project.extra_skills,
    timeline: project.timeline,
    budgetMaxUsd: project.budget_max_usd,
  };
}

/** What a profile offers, with what has been verified of it. */
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
  };
}
