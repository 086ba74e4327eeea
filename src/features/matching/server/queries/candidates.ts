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
}

/** Readiness first, then the lowest rate: exactly as the index has it. */
const rank = sql<number>`(readiness * 1024 - hourly_rate_usd)`;

/** So many listed consultants at `now`, the readiest and cheapest first, after somebody or from the first on. */
export async function findCandidates(
  db: Db,
  now: Date,
  { modules = [], skills = [], oneSkillOf, oneVerifiedOf }: CandidateFilter,
  { after, limit }: { after: Candidate | null; limit: number },
): Promise<Candidate[]> {
  const conditions = [
    sql`to_xid is null and listed_until > ${now}`,
    ...(modules.length > 0 ? [sql`modules @> ${modules}::text[]`] : []),
    ...(skills.length > 0 ? [sql`skills @> ${skills}::text[]`] : []),
    ...(oneSkillOf ? [sql`skills && ${oneSkillOf}::text[]`] : []),
    ...(oneVerifiedOf ? [sql`verified && ${oneVerifiedOf}::text[]`] : []),
    ...(after
      ? [sql`(${rank}, user_id) < (${rankOf(after)}::integer, ${after.userId}::uuid)`]
      : []),
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

const rankOf = ({ readiness, card }: Candidate): number => readiness * 1024 - card.hourlyRateUsd;

/** What a candidate brings. */
export function offerOf({ card, modules, verified }: Candidate): ConsultantOffer {
  const { primarySkills, secondarySkills, hourlyRateUsd, availability, yearsExperience } = card;
  return {
    ...{ primarySkills, secondarySkills, modules, hourlyRateUsd, availability, yearsExperience },
    verifiedCertifications: verified,
  };
}
