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
import { allOf, anyOf, inPosting, where } from '../../engine/slot-filter.ts';
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
  const readinessOf = (slot: number): number =>
    readinessPoints({
      availability: availabilitiesByRank[availability[slot] ?? 0] ?? 'unavailable',
      yearsExperience: years[slot] ?? 0,
    });
  const totalOf = (slot: number): number =>
    pointsOfSet(known.numberOf(slot)) +
    pointsOfWords(written[slot] ?? 0) +
    pointsOfRate(rates[slot] ?? 0) +
    readinessOf(slot);

  const excluded = new Set(exclude);
  const candidates = allOf([
    anyOf(countingSkills(need).map((skill) => inPosting(has(choiceKey(skill))))),
    where((slot) => !excluded.has(memory.columns.userIdOf(slot))),
  ]);
  const found = memory.findRanked(
    candidates,
    (slot) =>
      totalOf(slot) * aboveReadiness +
      rankOf('readiness', { readiness: readinessOf(slot), hourlyRateUsd: rates[slot] ?? 0 }),
    { after: null, limit },
    { snapshot: readSnapshot(snapshot), now: now.getTime() },
  );
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
    { kind: 'primary', id, word: markOfLevel.top + termOf('skill', id) },
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

/** A function of a small number that is computed once for each. */
function remember(compute: (of: number) => number): (of: number) => number {
  const known = new Map<number, number>();
  return (of) => {
    let value = known.get(of);
    if (value === undefined) {
      value = compute(of);
      known.set(of, value);
    }
    return value;
  };
}
