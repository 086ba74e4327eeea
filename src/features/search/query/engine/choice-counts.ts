import { spokenLanguages } from '#catalogue/enumerations/spoken-languages.ts';
import { availabilitiesByRank } from '../rules/ranks.ts';
import { choiceKey, languageChoice } from '../rules/search-entry.ts';
import type { Bitset } from './bitset.ts';
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
    values: Iterable<string>,
    others: readonly (string | null)[],
    keyOf: (value: string) => string = choiceKey,
  ): ChoiceCount[] => {
    const among = keepChosen(index, documents.clone(), others);
    return [...values]
      .map((value) => ({
        ...{ list, value },
        documents: index.postingOf(keyOf(value))?.countIn(among) ?? 0,
      }))
      .filter((counted) => counted.documents > 0)
      .sort((one, other) => other.documents - one.documents || (one.value < other.value ? -1 : 1));
  };
  const { choices } = index;
  // Of the chosen skill alone: without one there are none.
  const modules = [...choices.module].filter((module) => skill && module.startsWith(`${skill}.`));
  return [
    ...count('skill', choices.skill, [place, language, availability]),
    ...count('module', modules, [skill ?? null, place, language, availability]),
    ...count('place', choices.place, [knowledge, language, availability]),
    ...count('city', choices.city, [knowledge, language, availability]).slice(0, mostCities),
    ...count('language', spokenLanguages.values, [knowledge, place, availability], (language) =>
      choiceKey(languageChoice(language)),
    ),
    ...count(
      'availability',
      availabilitiesByRank.map((_, rank) => String(rank)),
      [knowledge, place, language],
      (rank) => choiceKey(availabilityChoice(Number(rank))),
    ),
  ];
}
