import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { ConsultantCard } from '#features/profiles/consultants/contract/consultant-card.ts';
import type { ConsultantOffer } from '#features/profiles/matching/rules/match-score.ts';
import type { RankPosition } from '../../rules/ranks.ts';
import { writtenWord } from '../../rules/search-entry.ts';
import { rankSql } from './rank-sql.ts';
import { allOf, isCurrent } from './search-conditions.ts';

/** A consultant who could be suggested. */
export interface Candidate {
  userId: string;
  card: ConsultantCard;
  modules: string[];
  /** Certifications that an admin has verified. */
  verified: string[];
  /** The points that do not depend on the project. */
  readiness: number;
  /** Those of the keys that were asked for, of which they have written. */
  written: string[];
}

/** Which candidates to read: those who have all of these, and one of each list that is not null. */
interface CandidateFilter {
  modules?: readonly string[];
  skills?: readonly string[];
  oneSkillOf?: readonly string[] | null;
  oneVerifiedOf?: readonly string[] | null;
  /** Keys of what they have written. */
  oneWrittenOf?: readonly string[] | null;
  /** Without these people. */
  exclude?: readonly string[];
}

/** Which part of them is read, in the order of `readiness`: below a position, and down to a rank. */
export interface CandidateRange {
  below?: RankPosition | undefined;
  downTo?: number | undefined;
}

/**
 * Up to `limit` listed consultants at `now`, the readiest and then the cheapest first; with which of the `asked` keys
 * they have written of.
 */
export async function findCandidates(
  db: Db,
  now: Date,
  {
    modules = [],
    skills = [],
    oneSkillOf,
    oneVerifiedOf,
    oneWrittenOf,
    exclude = [],
  }: CandidateFilter,
  { below, downTo, limit, asked }: CandidateRange & { limit: number; asked: readonly string[] },
): Promise<Candidate[]> {
  const rank = rankSql('readiness');
  const conditions = [
    isCurrent(now),
    ...(modules.length > 0 ? [sql<boolean>`entry.modules @> ${modules}::text[]`] : []),
    ...(skills.length > 0 ? [sql<boolean>`entry.skills @> ${skills}::text[]`] : []),
    ...(oneSkillOf ? [sql<boolean>`entry.skills && ${oneSkillOf}::text[]`] : []),
    ...(oneVerifiedOf ? [sql<boolean>`entry.verified && ${oneVerifiedOf}::text[]`] : []),
    ...(oneWrittenOf ? [sql<boolean>`entry.words @@ ${anyOfWords(oneWrittenOf)}::tsquery`] : []),
    ...(exclude.length > 0 ? [sql<boolean>`entry.user_id <> all(${exclude}::uuid[])`] : []),
    ...(below
      ? [sql<boolean>`(${rank}, entry.user_id) < (${below.rank}::integer, ${below.userId}::uuid)`]
      : []),
    ...(downTo === undefined ? [] : [sql<boolean>`${rank} >= ${downTo}::integer`]),
  ];
  const { rows } = await sql<Candidate>`
    select entry."userId", entry.card, entry.modules, entry.verified, entry.readiness,
           array(
             select substr(word, ${writtenWord('').length + 1}::int) from unnest(tsvector_to_array(entry.words)) as word
              where word = any(${asked.map(writtenWord)}::text[])
           ) as written
      from (
        select entry.user_id as "userId", entry.card, entry.modules, entry.verified, entry.readiness, entry.words, ${rank} as rank
          from consultant_search as entry
         where ${allOf(conditions)}
         order by ${rank} desc, entry.user_id desc
         limit ${limit}
      ) as entry
     order by entry.rank desc, entry."userId" desc
  `.execute(db);
  return rows;
}

/**
 * A query (`tsquery`) for entries in which one of these keys is written; keys have letters and figures, `@`, `~` and
 * spaces.
 */
const anyOfWords = (keys: readonly string[]): string =>
  keys.map((key) => `'${writtenWord(key)}'`).join(' | ');

/** No more listed consultants than this have one of these skills: a person with several is counted for each. */
export async function countHavingOneOf(db: Db, skills: readonly string[]): Promise<number> {
  const { rows } = await sql<{ consultants: number }>`
    select coalesce(sum(available + busy + unavailable), 0)::int as consultants
      from consultant_search_counts
     where module = '' and place = '' and skill = any(${skills}::text[])
  `.execute(db);
  return rows[0]?.consultants ?? 0;
}

/** Those of these skills that no listed consultant has. */
export async function listUnlisted(db: Db, skills: readonly string[]): Promise<string[]> {
  if (skills.length === 0) return [];
  const { rows } = await sql<{ skill: string }>`
    select distinct skill from consultant_search_counts
     where module = '' and place = '' and skill = any(${skills}::text[]) and available + busy + unavailable > 0
  `.execute(db);
  const listed = rows.map(({ skill }) => skill);
  return skills.filter((skill) => !listed.includes(skill));
}

/** What a candidate brings to a project. */
export function offerOf({ card, modules, verified, written }: Candidate): ConsultantOffer {
  const { primarySkills, secondarySkills, hourlyRateUsd, availability, yearsExperience } = card;
  return {
    ...{ primarySkills, secondarySkills, modules, hourlyRateUsd, availability, yearsExperience },
    ...{ verifiedCertifications: verified, written },
  };
}
