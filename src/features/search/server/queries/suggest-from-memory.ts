import { isSkillId } from '#catalogue/skills.ts';
import {
  knowledgePoints,
  type ProjectNeed,
  ratePoints,
  readinessPoints,
  requiredModules,
  scoreMatch,
} from '#features/matching/rules/match-score.ts';
import { wordPoints } from '#features/matching/rules/word-score.ts';
import { choiceKey } from '../../engine/entry-memory.ts';
import { where } from '../../engine/slot-filter.ts';
import { sumWeights, traitSets } from '../../engine/slot-traits.ts';
import { readSnapshot } from '../../engine/snapshot.ts';
import { countingCertifications, countingSkills } from '../../rules/candidate-groups.ts';
import { availabilitiesByRank, rankOf } from '../../rules/ranks.ts';
import { termOf, writtenWord } from '../../rules/search-entry.ts';
import { markOfLevel } from '../../rules/text-levels.ts';
import { offerOf } from './candidates.ts';
import { readCard } from './entries-in-memory.ts';
import type { RememberedEntries } from './search-memory.ts';
import type { Suggestion, SuggestionOptions, Suggestions } from './suggestion.ts';

/**
 * The listed consultants at `now` who fit a need best, all of them scored. Everybody who has the same of what it asks for
 * is scored once, and what people have written is summed up word by word; no card is read but of those who are shown.
 */
export function suggestFromMemory(
  { memory, snapshot, cards }: RememberedEntries,
  now: Date,
  need: ProjectNeed,
  { limit, exclude = [] }: SuggestionOptions,
): Suggestions {
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
  const pointsOfSet = remember((set) =>
    knowledgePoints(need, knowledgeOf(traits, known.sets[set] ?? [])),
  );
  const pointsOfRate = remember((rate) => ratePoints(need, rate));
  const pointsOfWords = remember((weight) => wordPoints(need.words, weight));
  const readiness = availabilitiesByRank.map((each) =>
    remember((yearsExperience) => readinessPoints({ availability: each, yearsExperience })),
  );
  const readinessOf = (slot: number): number =>
    readiness[availability[slot] ?? 0]?.(years[slot] ?? 0) ?? 0;
  // A sum of both, as every rank is.
  const rankOfReadiness = remember((points) =>
    rankOf('readiness', { readiness: points, hourlyRateUsd: 0 }),
  );
  const rankOfRate = remember((rate) => rankOf('readiness', { readiness: 0, hourlyRateUsd: rate }));
  const rankOfSlot = (slot: number): number => {
    const rate = rates[slot] ?? 0;
    const ready = readinessOf(slot);
    const total =
      pointsOfSet(known.numberOf(slot)) +
      pointsOfWords(written[slot] ?? 0) +
      pointsOfRate(rate) +
      ready;
    return total * aboveReadiness + rankOfReadiness(ready) + rankOfRate(rate);
  };

  const isCandidate = known.sets.map((set) => set.some((index) => traits[index]?.kind === 'skill'));
  const excluded = new Set(exclude);
  const found = memory
    .findRanked(
      where((slot) => isCandidate[known.numberOf(slot)] ?? false),
      rankOfSlot,
      { after: null, limit: limit + excluded.size },
      { snapshot: readSnapshot(snapshot), now: now.getTime() },
    )
    .filter(({ userId }) => !excluded.has(userId))
    .slice(0, limit);
  const best = found.map(({ slot, userId, card }): Suggestion => {
    const { modules, verifiedCertifications } = knowledgeOf(
      traits,
      known.sets[known.numberOf(slot)] ?? [],
    );
    const candidate = {
      userId,
      card: readCard(cards, card),
      ...{ modules, verified: verifiedCertifications },
      readiness: readinessOf(slot),
      written: need.words
        .flatMap(({ keys }) => keys)
        .filter((key) => has(writtenWord(key))?.has(slot)),
    };
    return { ...candidate, match: scoreMatch(need, offerOf(candidate)) };
  });
  return { best, areTheBest: true };
}

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

/** A function of a small whole number that is computed once for each. */
function remember(compute: (of: number) => number): (of: number) => number {
  const known: (number | undefined)[] = [];
  return (of) => {
    const value = known[of] ?? compute(of);
    known[of] = value;
    return value;
  };
}
