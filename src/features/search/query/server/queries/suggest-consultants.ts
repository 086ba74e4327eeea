import { skillsHelpingWith } from '#catalogue/adjacent-skills.ts';
import { type CertificationId, certificationIds } from '#catalogue/certifications.ts';
import { skillsProvenBy } from '#catalogue/certified-skills.ts';
import { countries } from '#catalogue/enumerations/places.ts';
import type { ModuleId } from '#catalogue/modules.ts';
import { moduleSameAs } from '#catalogue/same-things.ts';
import { isSkillId } from '#catalogue/skills.ts';
import type { ConsultantCard } from '#features/profiles/consultants/contract/consultant-card.ts';
import {
  credentialPoints,
  type MatchScore,
  modulePoints,
  type ProjectNeed,
  ratePoints,
  readinessPoints,
  requiredModules,
  requiredSkills,
  scoreMatch,
  skillPoints,
} from '#features/profiles/matching/rules/match-score.ts';
import {
  citySlugsIn,
  countriesIn,
  fitOf,
  placePoints,
} from '#features/profiles/matching/rules/place-score.ts';
import { skillShares, suggestionFloor } from '#features/profiles/matching/rules/weights.ts';
import { carryingWeight, wordPoints } from '#features/profiles/matching/rules/word-score.ts';
import { Bitset } from '#features/search/lib/ranked/bitset.ts';
import { sumOfFirst, type Way } from '#features/search/lib/ranked/sum-of-first.ts';
import type { SearchIndex } from '../../engine/search-index.ts';
import type { Place } from '../../rules/places.ts';
import { availabilitiesByRank, readinessRank } from '../../rules/ranks.ts';
import { choiceKey, termOf, writtenWord } from '../../rules/search-entry.ts';
import { prefixOfLevel } from '../../rules/text-levels.ts';
import { type SearchAt, withCards } from './search-at.ts';

/** A consultant and how well they fit. */
export interface Suggestion {
  userId: string;
  card: ConsultantCard;
  match: MatchScore;
}

export interface SuggestionOptions {
  limit: number;
  /** People to leave out: the client has their applications already. */
  exclude?: readonly string[];
}

/**
 * The listed consultants who fit a need best: those with a score from the floor on, and those who have written of the
 * project's words. Those who know a thing that it asks for come first, whatever their score; then others who know what
 * is related. The best come first; among equal scores the readiest, then the cheapest.
 */
export async function suggestConsultants(
  at: SearchAt,
  need: ProjectNeed,
  { limit, exclude = [] }: SuggestionOptions,
): Promise<Suggestion[]> {
  const { loaded, now } = at;
  const { index } = loaded;
  const excluded = new Set(exclude);
  const among = index.havingAny(countingSkills(need).map(choiceKey));
  among.and(index.listedAt(now.getTime()));
  const found = index
    .findBest(among, ranksOf(index, need), limit + excluded.size)
    .filter(({ rank, userId }) => rank > 0 && !excluded.has(userId))
    .slice(0, limit);
  return (await withCards(at, found)).map(({ docId, userId, card }): Suggestion => {
    const isChosen = (id: string): boolean => index.has(choiceKey(id), docId);
    const keys = need.words.flatMap((word) => word.keys);
    const match = scoreMatch(need, {
      primarySkills: card.primarySkills,
      secondarySkills: card.secondarySkills,
      modules: countingModules(need).filter(isChosen),
      hourlyRateUsd: card.hourlyRateUsd,
      availability: card.availability,
      workArrangement: card.workArrangement,
      city: card.city,
      country: card.country,
      yearsExperience: card.yearsExperience,
      verifiedCertifications: countingCertifications(need).filter(isChosen),
      written: keys.filter((key) => index.has(writtenWord(key), docId)),
    });
    return { userId, card, match };
  });
}

/** Every skill that counts for a project in any way: required skills, and those that help with them. */
function countingSkills(need: ProjectNeed): string[] {
  const required = requiredSkills(need);
  const helpers = required.flatMap((skill) => skillsHelpingWith(skill).map(({ knows }) => knows));
  return [...new Set([...required.filter(isSkillId), ...helpers])];
}

/** Every module that counts for a project: required ones, and those that are the same as a required skill. */
const countingModules = (need: ProjectNeed): ModuleId[] => [
  ...new Set([
    ...requiredModules(need),
    ...requiredSkills(need).flatMap((skill) => moduleSameAs(skill) ?? []),
  ]),
];

/** Every certification that proves a skill that a project asks for. */
function countingCertifications(need: ProjectNeed): CertificationId[] {
  const required: readonly string[] = requiredSkills(need);
  return certificationIds.filter((id) =>
    skillsProvenBy[id].some((skill) => required.includes(skill)),
  );
}

/** Those who have a module or a skill that a project asks for; null where it asks for nothing that can be listed. */
function havingRequired(index: SearchIndex, need: ProjectNeed): Bitset | null {
  const required = [...requiredModules(need), ...requiredSkills(need).filter(isSkillId)];
  if (required.length === 0) return null;
  return index.havingAny([...required, ...countingModules(need)].map(choiceKey));
}

/** More than any score. */
const aboveScores = 128 * 32_768;
/** More than any rank by readiness. */
const aboveReadiness = 32_768;
/** Shares of a skill are counted in quarters. */
const quarters = 4;

/**
 * By document, whether they know a thing that is asked for, then the match score, and among equals readiness and rate.
 * Those who are not suggested have 0.
 */
function ranksOf(index: SearchIndex, need: ProjectNeed): (docId: number) => number {
  const { size, documents } = index;
  const knowing = havingRequired(index, need);
  const carrying = carryingWeight(need.words);
  const way = (key: string, worth = 1): Way => ({ documents: index.having(key), worth });
  const modules = sumOfFirst(
    size,
    requiredModules(need).map((module) => [way(choiceKey(module))]),
  );
  const skills = sumOfFirst(
    size,
    requiredSkills(need).map((skill) => [
      ...(isSkillId(skill)
        ? [
            way(prefixOfLevel.top + termOf('skill', skill), skillShares.primary * quarters),
            way(choiceKey(skill), skillShares.secondary * quarters),
          ]
        : []),
      ...skillsHelpingWith(skill).map(({ knows, degree }) =>
        way(choiceKey(knows), skillShares[degree] * quarters),
      ),
    ]),
  );
  const proven = index.havingAny(countingCertifications(need).map(choiceKey));
  const words = sumOfFirst(
    size,
    need.words.map(({ weight, keys }) => keys.map((key) => way(writtenWord(key), weight))),
  );
  const placeOf = placePointsIn(index, need);
  // Few sums are different: the points of each are computed once.
  const pointsOf = {
    modules: memoize((matched) => modulePoints(need, matched)),
    skills: memoize((units) => skillPoints(need, units / quarters)),
    words: memoize((weight) => wordPoints(need.words, weight)),
    rate: memoize((rate) => ratePoints(need, rate)),
  };
  return (docId) => {
    const document = documents[docId];
    if (!document) return 0;
    const { hourlyRateUsd, experience } = document;
    const written = words[docId] ?? 0;
    const availability = availabilitiesByRank[document.availability] ?? 'unavailable';
    const readiness = readinessPoints({ availability, yearsExperience: experience });
    const score =
      pointsOf.modules(modules[docId] ?? 0) +
      pointsOf.skills(skills[docId] ?? 0) +
      credentialPoints(proven.has(docId) ? 1 : 0) +
      pointsOf.words(written) +
      pointsOf.rate(hourlyRateUsd) +
      placeOf(docId) +
      readiness;
    if (score < suggestionFloor.score && written < carrying) return 0;
    const rank = score * aboveReadiness + readinessRank({ readiness, hourlyRateUsd });
    return knowing?.has(docId) ? rank + aboveScores : rank;
  };
}

/** The points for place and work arrangement of each document. */
function placePointsIn(index: SearchIndex, need: ProjectNeed): (docId: number) => number {
  const remote = index.having(choiceKey('remote'));
  const onSite = index.having(choiceKey('on-site'));
  const there =
    need.place.trim() === ''
      ? Bitset.all(index.size)
      : index.havingAny(placesIn(index, need.place).map(choiceKey));
  return (docId) =>
    placePoints(
      fitOf(need, {
        worksRemotely: remote.has(docId),
        worksOnSite: onSite.has(docId),
        isThere: there.has(docId),
      }),
    );
}

/** The countries and the cities that a text may name. */
const placesIn = (index: SearchIndex, text: string): Place[] => [
  ...countriesIn(text).map((country) => `country:${country}` as const),
  ...countries.values
    .filter((country) => index.postingOf(choiceKey(`country:${country}`)))
    .flatMap((country) => citySlugsIn(text, country).map((slug) => `city:${slug}` as const)),
];

/** The values of a function of small whole numbers, each computed once. */
function memoize(compute: (of: number) => number): (of: number) => number {
  const known: number[] = [];
  return (of) => {
    known[of] ??= compute(of);
    return known[of];
  };
}
