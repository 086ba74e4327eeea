import { searchAvailabilities } from '#catalogue/enumerations/consultant-search.ts';
import { moduleById } from '#catalogue/modules.ts';
import { nameOfSkill } from '#catalogue/skills.ts';
import { nameOfLocation } from './filter-options.ts';
import type { FindSearch } from './find-search.ts';

/** A filter that is set: what it says, and the search without it. */
export interface ChosenFilter {
  name: Exclude<keyof FindSearch, 'sort' | 'text'>;
  label: string;
  without: FindSearch;
}

/** In the order of their fields. */
const names: readonly ChosenFilter['name'][] = [
  'skill',
  'module',
  'location',
  'availability',
  'minExperience',
  'minRate',
  'maxRate',
  'credentials',
];

/** The filters that are set, in the order of their fields. A module goes with its skill. */
export function chosenFilters(search: FindSearch): ChosenFilter[] {
  const { skill, module, location, availability } = search;
  const { minExperience, minRate, maxRate, credentials } = search;
  const chosen: Partial<Record<ChosenFilter['name'], string>> = {
    ...(skill && { skill: nameOfSkill(skill) }),
    ...(module && { module: moduleById(module).name }),
    ...(location && { location: nameOfLocation(location) }),
    ...(availability && { availability: searchAvailabilities.label(availability) }),
    ...(minExperience && { minExperience: `${minExperience}+ years` }),
    ...(minRate && { minRate: `From $${minRate}` }),
    ...(maxRate && { maxRate: `Up to $${maxRate}` }),
    ...(credentials && { credentials: 'Verified credentials' }),
  };
  return names.flatMap((name) => {
    const label = chosen[name];
    return label === undefined ? [] : [{ name, label, without: withoutFilter(search, name) }];
  });
}

function withoutFilter(search: FindSearch, name: ChosenFilter['name']): FindSearch {
  const rest = { ...search };
  delete rest[name];
  if (name === 'skill') delete rest.module;
  return rest;
}
