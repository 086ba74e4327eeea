import type { Bitset } from '#features/search/lib/ranked/bitset.ts';
import type { SearchFilter } from '../contract.ts';
import { readLocation } from '../rules/places.ts';
import { availabilityRank, rankOfDollar, rankOfYear } from '../rules/ranks.ts';
import { choiceKey, languageChoice } from '../rules/search-entry.ts';
import { anyVerified, availabilityChoice, type SearchIndex } from './search-index.ts';

/** The filters that are lists of choices; further choices of them are counted. */
export type ChoiceFilter = Pick<
  SearchFilter,
  'skill' | 'module' | 'location' | 'language' | 'availability'
>;

/** The choices of a filter: skill or module, place, language, availability. */
export const choicesOf = ({ skill, module, location, language, availability }: ChoiceFilter) => ({
  knowledge: module ?? skill ?? null,
  place: readLocation(location) ?? null,
  language: language ? languageChoice(language) : null,
  availability: availability === 'all' ? null : availabilityChoice(availabilityRank(availability)),
});

/** Keeps the documents that have all of these choices. */
export function keepChosen(
  index: SearchIndex,
  among: Bitset,
  choices: readonly (string | null)[],
): Bitset {
  for (const choice of choices) if (choice !== null) among.and(index.having(choiceKey(choice)));
  return among;
}

type Ranges = Pick<SearchFilter, 'credentials' | 'minRate' | 'maxRate' | 'minExperience'>;

/** Keeps the documents that match what a filter asks of credentials, rate and experience. */
export function keepInRange(index: SearchIndex, among: Bitset, filter: Partial<Ranges>): Bitset {
  const {
    credentials,
    minRate = 0,
    maxRate = Number.POSITIVE_INFINITY,
    minExperience = 0,
  } = filter;
  if (credentials === 'verified') keepChosen(index, among, [anyVerified]);
  if (minRate === 0 && maxRate === Number.POSITIVE_INFINITY && minExperience === 0) return among;
  const { 'rate-high': rates, experience } = index.ranks;
  const [least, below] = [minRate * rankOfDollar, (maxRate + 1) * rankOfDollar];
  return among.keep((docId) => {
    const rate = rates[docId] ?? 0;
    return rate >= least && rate < below && (experience[docId] ?? 0) >= minExperience * rankOfYear;
  });
}
