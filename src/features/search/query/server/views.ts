import { countries } from '#catalogue/enumerations/places.ts';
import { spokenLanguages } from '#catalogue/enumerations/spoken-languages.ts';
import { moduleIds } from '#catalogue/modules.ts';
import { skillIds } from '#catalogue/skills.ts';
import type { Facets } from '../contract.ts';
import { availabilitiesByRank } from '../rules/ranks.ts';
import type { FacetRow } from './queries/search-at.ts';

/** The counts of choices, list by list; choices with a count of zero are left out. */
export function viewFacets(rows: readonly FacetRow[]): Facets {
  const counts = new Map(
    rows.map(({ list, value, consultants }) => [`${list} ${value}`, consultants]),
  );
  const countOf = (list: FacetRow['list'], value: string | number) =>
    counts.get(`${list} ${value}`) ?? 0;
  const isLeft = ({ count }: { count: number }): boolean => count > 0;
  return {
    skills: skillIds.map((skill) => ({ skill, count: countOf('skill', skill) })).filter(isLeft),
    modules: moduleIds
      .map((module) => ({ module, count: countOf('module', module) }))
      .filter(isLeft),
    countries: countries.values
      .map((country) => ({ country, count: countOf('place', `country:${country}`) }))
      .filter(isLeft),
    cities: rows.filter(({ list }) => list === 'city').map(viewCity),
    remote: countOf('place', 'remote'),
    languages: spokenLanguages.values
      .map((language) => ({ language, count: countOf('language', language) }))
      .filter(isLeft),
    availability: availabilitiesByRank
      .map((availability, rank) => ({ availability, count: countOf('availability', rank) }))
      .filter(isLeft)
      .reverse(),
  };
}

function viewCity({ value, name, consultants }: FacetRow): Facets['cities'][number] {
  const [, ending = ''] = /-(\w+)$/.exec(value) ?? [];
  return {
    location: value,
    name: name ?? value,
    // The name of a city in another country has no country at its end.
    country: countries.has(ending) ? ending : 'other',
    count: consultants,
  };
}
