import { isSkillId } from '#catalogue/skills.ts';
import type { Db } from '#db/client.ts';
import { profileLimits } from '#features/consultants/rules/profile-limits.ts';
import {
  knowledgePoints,
  type ProjectNeed,
  ratePoints,
  readinessPoints,
  requiredModules,
  scoreMatch,
} from '#features/matching/rules/match-score.ts';
import { wordPoints } from '#features/matching/rules/word-score.ts';
import { choiceKey } from '../../engine/choice-keys.ts';
import { sumWeights, traitSets } from '../../engine/slot-traits.ts';
import { readSnapshot } from '../../engine/snapshot.ts';
import { countingCertifications, countingSkills } from '../../rules/candidate-groups.ts';
import { availabilitiesByRank, rankOf } from '../../rules/ranks.ts';
import { termOf, writtenWord } from '../../rules/search-entry.ts';
import { markOfLevel } from '../../rules/text-levels.ts';
import { offerOf } from './candidates.ts';
import { withCards } from './remembered-cards.ts';
import type { RememberedEntries } from './search-memory.ts';
import type { Suggestion, SuggestionOptions, Suggestions } from './suggestion.ts';

/**
 * The listed consultants at `now` who fit a need best, all of them scored. Everybody who has the same of what it asks for
 * is scored once, and what people have written is summed up word by word; no card is read but of those who are shown.
 */
export async function suggestFromMemory(
  db: Db,
  { memory, snapshot, cards }: RememberedEntries,
  now: Date,
  need: ProjectNeed,
  { limit, exclude = [] }: SuggestionOptions,
): Promise<Suggestions> {
  const { size, rates, years, availability } = memory.columns;
  const has = (word: string) => memory.postingOf(word);
  const traits = traitsOf(need);
  const known = traitSets(
    size,
    traits.map(({ word }) => has(word)),
  );
  const written = sumWeights(
    size,
    need.words.map(({ weight, keys }) => ({
      weight,
      postings: keys.map((key) => has(writtenWord(key))),
    })),
  );
  // What each figure adds to a rank, once for each that occurs; a rank is the sum.
  const ofSet = Float64Array.from(known.sets, (set) =>
    set.some((index) => traits[index]?.kind === 'skill')
      ? knowledgePoints(need, knowledgeOf(traits, set)) * aboveReadiness
      : Number.NEGATIVE_INFINITY,
  );
  const ofWeight = tableOf(
    need.words.reduce((sum, { weight }) => sum + weight, 0),
    (weight) => wordPoints(need.words, weight) * aboveReadiness,
  );
  const ofRate = tableOf(
    profileLimits.hourlyRate.max,
    (rate) =>
      ratePoints(need, rate) * aboveReadiness +
      rankOf('readiness', { readiness: 0, hourlyRateUsd: rate }),
  );
  const ofYears = availabilitiesByRank.map((each) =>
    tableOf(mostYears, (yearsExperience) => {
      const points = readinessPoints({ availability: each, yearsExperience });
      return points * aboveReadiness + rankOf('readiness', { readiness: points, hourlyRateUsd: 0 });
    }),
  );
  const rankOfSlot = (slot: number): number =>
    (ofSet[known.numbers[slot] ?? 0] ?? 0) +
    (ofWeight[written[slot] ?? 0] ?? 0) +
    (ofRate[rates[slot] ?? 0] ?? 0) +
    (ofYears[availability[slot] ?? 0]?.[years[slot] ?? 0] ?? 0);

  const excluded = new Set(exclude);
  const found = memory
    .findBest(rankOfSlot, limit + excluded.size, {
      snapshot: readSnapshot(snapshot),
      now: now.getTime(),
    })
    .filter(({ userId }) => !excluded.has(userId))
    .slice(0, limit);
  const best = (await withCards(db, cards, found)).map(({ slot, userId, card }): Suggestion => {
    const { modules, verifiedCertifications } = knowledgeOf(
      traits,
      known.sets[known.numbers[slot] ?? 0] ?? [],
    );
    const candidate = {
      ...{ userId, card, modules, verified: verifiedCertifications },
      readiness: readinessPoints(card),
      written: need.words
        .flatMap(({ keys }) => keys)
        .filter((key) => has(writtenWord(key))?.has(slot)),
    };
    return { ...candidate, match: scoreMatch(need, offerOf(candidate)) };
  });
  return { best, areTheBest: true };
}

/** A column of years has no more than this. */
const mostYears = 255;

/** More than any rank by readiness: who scores more comes first, and among equals the readiest, then the cheapest. */
const aboveReadiness = 32_768;

/** Something that a project asks of a profile, and the word or choice by which memory finds those who have it. */
interface Trait {
  kind: 'module' | 'skill' | 'primary' | 'verified';
  id: string;
  word: string;
}

const traitsOf = (need: ProjectNeed): Trait[] => [
  ...requiredModules(need).map((id): Trait => ({ kind: 'module', id, word: choiceKey(id) })),
  ...countingSkills(need).flatMap((id): Trait[] => [
    { kind: 'skill', id, word: choiceKey(id) },
    ...(isSkillId(id)
      ? [{ kind: 'primary' as const, id, word: markOfLevel.top + termOf('skill', id) }]
      : []),
  ]),
  ...countingCertifications(need).map(
    (id): Trait => ({ kind: 'verified', id, word: choiceKey(id) }),
  ),
];

/** What people with these traits know of what the project asks for. */
function knowledgeOf(traits: readonly Trait[], set: readonly number[]) {
  const idsOf = (kind: Trait['kind']): string[] =>
    set.flatMap((index) => {
      const trait = traits[index];
      return trait?.kind === kind ? [trait.id] : [];
    });
  return {
    modules: idsOf('module'),
    primarySkills: idsOf('primary'),
    secondarySkills: idsOf('skill'),
    verifiedCertifications: idsOf('verified'),
  };
}

/** The values of a function for the whole numbers up to the last. */
const tableOf = (last: number, compute: (of: number) => number): Float64Array =>
  Float64Array.from({ length: last + 1 }, (_, of) => compute(of));
