import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { VerifiedRow } from '#features/profiles/credentials/server/queries/verified-certifications.ts';
import type { ConsultantOffer } from '#features/profiles/matching/rules/match-score.ts';
import { readWritten } from '#features/profiles/matching/rules/read-words.ts';
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
    workArrangement: profile.work_arrangement,
    city: profile.city,
    country: profile.country,
    yearsExperience: profile.years_experience,
    verifiedCertifications: verified.map(({ certification }) => certification),
    written: writtenIn(profile),
  };
}

/** By a digest of the texts, which are long. Reading the longest ones blocks all other requests for half a second. */
const knownWritten = new LRUCache<string, readonly string[]>({ max: 2000 });

/** What a consultant has written, read once for each text: their own lists of projects are scored at every visit. */
function writtenIn({
  summary,
  experience,
  portfolio_projects: portfolio,
}: ConsultantProfileRow): readonly string[] {
  const texts = { summary, experience, portfolio };
  const key = createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
  const written = knownWritten.get(key) ?? readWritten(texts);
  knownWritten.set(key, written);
  return written;
}
