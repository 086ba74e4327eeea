import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { ConsultantCard } from '#features/consultants/contract/consultant-card.ts';
import type { ConsultantOffer } from '../../rules/match-score.ts';

/** Somebody who could be suggested. */
export interface Candidate {
  userId: string;
  card: ConsultantCard;
  modules: string[];
  /** Certifications that an admin has verified. */
  verified: string[];
  /** The points that do not depend on the project. */
  readiness: number;
}

/** Whom to look at: people who have all of these, and one of each list that is not null. */
interface CandidateFilter {
  modules?: readonly string[];
  skills?: readonly string[];
  oneSkillOf?: readonly string[] | null;
  oneVerifiedOf?: readonly string[] | null;
  /** Nobody of these. */
  besides?: readonly string[];
}

/** Which part of those is read, in the order of their ranks: down from one (itself left out) to one (itself read, too). */
export interface Reach {
  below?: { rank: number; userId: string } | undefined;
  downTo?: number | undefined;
}

/** Readiness first, then the lowest rate: exactly as the index has it. */
const rank = sql<number>`(readiness * 1024 - hourly_rate_usd)`;

/** Where somebody of this readiness, in points, and rate, in US dollars, stands in that order; more comes first. */
export const rankOf = (readiness: number, hourlyRateUsd: number): number =>
  readiness * 1024 - hourlyRateUsd;

/** So many listed consultants at `now`, the readiest and cheapest first. */
export async function findCandidates(
  db: Db,
  now: Date,
  { modules = [], skills = [], oneSkillOf, oneVerifiedOf, besides = [] }: CandidateFilter,
  { below, downTo, limit }: Reach & { limit: number },
): Promise<Candidate[]> {
  const conditions = [
    sql`to_xid is null and listed_until > ${now}`,
    ...(modules.length > 0 ? [sql`modules @> ${modules}::text[]`] : []),
    ...(skills.length > 0 ? [sql`skills @> ${skills}::text[]`] : []),
    ...(oneSkillOf ? [sql`skills && ${oneSkillOf}::text[]`] : []),
    ...(oneVerifiedOf ? [sql`verified && ${oneVerifiedOf}::text[]`] : []),
    ...(besides.length > 0 ? [sql`user_id <> all(${besides}::uuid[])`] : []),
    ...(below ? [sql`(${rank}, user_id) < (${below.rank}::integer, ${below.userId}::uuid)`] : []),
    ...(downTo === undefined ? [] : [sql`${rank} >= ${downTo}::integer`]),
  ];
  const { rows } = await sql<Candidate>`
    select user_id as "userId", card, modules, verified, readiness
      from consultant_search
     where ${sql.join(conditions, sql` and `)}
     order by ${rank} desc, user_id desc
     limit ${limit}
  `.execute(db);
  return rows;
}

/** At most so many listed consultants have one of these skills: who has several is counted for each. */
export async function countHavingOneOf(db: Db, skills: readonly string[]): Promise<number> {
  const { rows } = await sql<{ consultants: number }>`
    select coalesce(sum(available + busy + unavailable), 0)::int as consultants
      from consultant_search_counts
     where module = '' and place = '' and skill = any(${skills}::text[])
  `.execute(db);
  return rows[0]?.consultants ?? 0;
}

/** What a candidate brings. */
export function offerOf({ card, modules, verified }: Candidate): ConsultantOffer {
  const { primarySkills, secondarySkills, hourlyRateUsd, availability, yearsExperience } = card;
  return {
    ...{ primarySkills, secondarySkills, modules, hourlyRateUsd, availability, yearsExperience },
    verifiedCertifications: verified,
  };
}
