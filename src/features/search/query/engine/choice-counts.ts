import { spokenLanguages } from '#catalogue/enumerations/spoken-languages.ts';
import type { Bitset } from '#features/search/lib/ranked/bitset.ts';
import type { Posting } from '#features/search/lib/ranked/posting.ts';
import { availabilitiesByRank } from '../rules/ranks.ts';
import { choiceKey, languageChoice } from '../rules/search-entry.ts';
import { type ChoiceFilter, choicesOf, keepChosen } from './filters.ts';
import { availabilityChoice, type ChoiceList, type SearchIndex } from './search-index.ts';

/** How many documents a choice would leave. */
export interface ChoiceCount {
  list: ChoiceList | 'language' | 'availability';
  value: string;
  documents: number;
}

/** Of cities, so many are counted: those with the most documents. */
const mostCities = 50;

/**
 * Counts, for each list of choices, those of these documents that match the choices of a filter in the other lists.
 * List by list, the most frequent first.
 */
export function countChoicesOf(
  index: SearchIndex,
  documents: Bitset,
  filter: ChoiceFilter,
): ChoiceCount[] {
  const { skill } = filter;
  const { knowledge, place, language, availability } = choicesOf(filter);
  const count = (
    list: ChoiceCount['list'],
    values: Iterable<readonly [string, Posting | undefined]>,
    others: readonly (string | null)[],
  ): ChoiceCount[] => {
    const among = keepChosen(index, documents.clone(), others);
    return [...values]
      .map(([value, posting]) => ({
        ...{ list, value },
        documents: posting?.countIn(among, index.size) ?? 0,
      }))
      .filter((counted) => counted.documents > 0)
      .sort((one, other) => other.documents - one.documents || (one.value < other.value ? -1 : 1));
  };
  const { choices } = index;
  const postingOf = (choice: string) => index.postingOf(choiceKey(choice));
  // Of the chosen skill alone: without one there are none.
  const modules = [...choices.module].filter(([module]) => skill && module.startsWith(`${skill}.`));
  const languages = spokenLanguages.values.map(
    (value) => [value, postingOf(languageChoice(value))] as const,
  );
  const availabilities = availabilitiesByRank.map(
    (_, rank) => [String(rank), postingOf(availabilityChoice(rank))] as const,
  );
  return [
    ...count('skill', choices.skill, [place, language, availability]),
    ...count('module', modules, [skill ?? null, place, language, availability]),
    ...count('place', choices.place, [knowledge, language, availability]),
    ...count('city', choices.city, [knowledge, language, availability]).slice(0, mostCities),
    ...count('language', languages, [knowledge, place, availability]),
    ...count('availability', availabilities, [knowledge, place, language]),
  ];
}
