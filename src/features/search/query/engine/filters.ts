import type { SearchFilter } from '../contract.ts';
import { readLocation } from '../rules/places.ts';
import { availabilityRank } from '../rules/ranks.ts';
import { choiceKey, languageChoice } from '../rules/search-entry.ts';
import type { Bitset } from './bitset.ts';
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

/** Keeps the documents that match what a filter asks of credentials, rate and experience. */
export function keepInRange(index: SearchIndex, among: Bitset, filter: SearchFilter): Bitset {
  const {
    credentials,
    minRate = 0,
    maxRate = Number.POSITIVE_INFINITY,
    minExperience = 0,
  } = filter;
  if (credentials === 'verified') keepChosen(index, among, [anyVerified]);
  if (minRate === 0 && maxRate === Number.POSITIVE_INFINITY && minExperience === 0) return among;
  return among.keep((docId) => {
    const { hourlyRateUsd: rate = 0, experience = 0 } = index.documents[docId] ?? {};
    return rate >= minRate && rate <= maxRate && experience >= minExperience;
  });
}
