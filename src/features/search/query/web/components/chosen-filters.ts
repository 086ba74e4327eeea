import { searchAvailabilities } from '#catalogue/enumerations/consultant-search.ts';
import { spokenLanguages } from '#catalogue/enumerations/spoken-languages.ts';
import { moduleById } from '#catalogue/modules.ts';
import { nameOfSkill } from '#catalogue/skills.ts';
import type { ReadCondition } from '../../contract.ts';
import { type FilterName, filterNames } from '../../rules/filter-names.ts';
import { nameOfLocation } from './filter-options.ts';
import type { FindSearch } from './find-search.ts';

/** A filter that is set: what it says, and the search without it. */
export interface ChosenFilter {
  /** What tells it from the others. */
  name: string;
  label: string;
  without: FindSearch;
}

/** The filters that are set, in the order of their fields. A module goes with its skill. */
export function chosenFilters(search: FindSearch): ChosenFilter[] {
  const { skill, module, location, language, availability } = search;
  const { minExperience, minRate, maxRate, credentials } = search;
  const labels: Partial<Record<FilterName, string>> = {
    ...(skill && { skill: nameOfSkill(skill) }),
    ...(module && { module: moduleById(module).name }),
    ...(location && { location: nameOfLocation(location) }),
    ...(language && { language: `Speaks ${spokenLanguages.label(language)}` }),
    ...(availability && { availability: searchAvailabilities.label(availability) }),
    ...(minExperience && { minExperience: `${minExperience}+ years` }),
    ...(minRate && { minRate: `From $${minRate}` }),
    ...(maxRate && { maxRate: `Up to $${maxRate}` }),
    ...(credentials && { credentials: 'Verified credentials' }),
  };
  return filterNames.flatMap((name) => {
    const label = labels[name];
    return label === undefined ? [] : [{ name, label, without: withoutFilter(search, name) }];
  });
}

/** The conditions of a text, each with the words it was read from. */
export const chosenConditions = <Search extends { dropped?: string | undefined }>(
  search: Search,
  conditions: readonly ReadCondition[],
): { name: string; label: string; without: Search }[] =>
  conditions.map(({ words, label }) => ({
    name: `condition ${words}`,
    label: words.toLowerCase() === label.toLowerCase() ? label : `${label} (“${words}”)`,
    without: withoutCondition(search, words),
  }));

/** The search in which these words of its text are no condition any more. */
export const withoutCondition = <Search extends { dropped?: string | undefined }>(
  search: Search,
  words: string,
): Search => ({
  ...search,
  dropped: [...(search.dropped ? [search.dropped] : []), words].join('|'),
});

function withoutFilter(search: FindSearch, name: FilterName): FindSearch {
  const rest = { ...search };
  delete rest[name];
  if (name === 'skill') delete rest.module;
  return rest;
}
