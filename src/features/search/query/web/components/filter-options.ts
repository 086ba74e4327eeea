import {
  searchAvailabilities,
  searchLocations,
} from '#catalogue/enumerations/consultant-search.ts';
import { countries } from '#catalogue/enumerations/places.ts';
import { spokenLanguages } from '#catalogue/enumerations/spoken-languages.ts';
import { modulesOf } from '#catalogue/modules.ts';
import { plainLetters } from '#catalogue/plain-letters.ts';
import { type SkillId, skills } from '#catalogue/skills.ts';
import type { SelectOption, SelectOptionGroup } from '#ui/primitives/select.tsx';
import type { Facets } from '../../contract.ts';
import { readLocation } from '../../rules/places.ts';

/** `Power BI (34)`; the name alone while there are no counts. */
const counted = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${written(count)})`;

/** What has no separators needs no rules of a language. */
const written = (count: number): string => (count < 1000 ? `${count}` : count.toLocaleString('en'));

/** All skills, with how many consultants each would leave. */
export function skillOptions(facets: Facets | undefined): SelectOption[] {
  const counts = new Map(facets?.skills.map(({ skill, count }) => [skill, count]));
  return skills.map(({ id, name }) => ({
    value: id,
    label: counted(name, facets ? (counts.get(id) ?? 0) : undefined),
  }));
}

/** The modules of the chosen skill. */
export function moduleOptions(
  skill: SkillId | undefined,
  facets: Facets | undefined,
): SelectOption[] {
  if (!skill) return [];
  const counts = new Map(facets?.modules.map(({ module, count }) => [module, count]));
  return modulesOf(skill).map(({ id, name }) => ({
    value: id,
    label: counted(name, facets ? (counts.get(id) ?? 0) : undefined),
  }));
}

/** The specification's places, and where the search finds them. */
const specifiedPlaces = searchLocations.values.map((value) => ({
  value,
  place: readLocation(value),
}));
const specifiedKeys = new Set(specifiedPlaces.map(({ place }) => place));

/** The specification's places first, then every country and city with consultants. */
export function locationOptions(
  facets: Facets | undefined,
  chosen: string,
): (SelectOption | SelectOptionGroup)[] {
  const cityCounts = new Map(facets?.cities.map(({ location, count }) => [location, count]));
  const specified = specifiedPlaces.map(({ value, place }) => {
    const count = value === 'remote' ? facets?.remote : cityCounts.get(place ?? '');
    return { value, label: counted(searchLocations.label(value), count) };
  });
  const countryOptions = (facets?.countries ?? [])
    .filter(({ country }) => country !== 'other')
    .map(({ country, count }) => ({
      value: `country:${country}`,
      label: counted(countries.label(country), count),
    }));
  // The cities of the specification's list stand above already.
  const others = (facets?.cities ?? []).filter(
    ({ location }) => !specifiedKeys.has(readLocation(location)),
  );
  const chosenCity = cityIn(chosen);
  const isChosenListed = (facets?.cities ?? []).some(({ location }) => location === chosen);
  const named = chosenCity && !isChosenListed ? [...others, chosenCity] : others;
  const nameOf = distinctNames(named);
  const cityOptions = others.map((city) => ({
    value: city.location,
    label: counted(nameOf(city), city.count),
  }));
  const known = [...specified, ...countryOptions, ...cityOptions].some(
    ({ value }) => value === chosen,
  );
  return [
    ...specified,
    // An address may name a place without consultants: it stays chosen until another is.
    ...(known
      ? []
      : [{ value: chosen, label: chosenCity ? nameOf(chosenCity) : nameOfLocation(chosen) }]),
    ...(countryOptions.length > 0 ? [{ label: 'Countries', options: countryOptions }] : []),
    ...(cityOptions.length > 0 ? [{ label: 'Cities', options: cityOptions }] : []),
  ];
}

type City = Facets['cities'][number];

/** Names of cities that cannot be taken for another option: a namesake's has its country. */
function distinctNames(cities: readonly City[]): (city: City) => string {
  const uses = new Map<string, number>();
  for (const label of [
    ...searchLocations.values.map((value) => searchLocations.label(value)),
    ...countries.values.map((country) => countries.label(country)),
    ...cities.map(({ name }) => name),
  ]) {
    const read = readAs(label);
    uses.set(read, (uses.get(read) ?? 0) + 1);
  }
  const isTaken = (name: string): boolean => (uses.get(readAs(name)) ?? 0) > 1;
  return ({ name, country }) =>
    isTaken(name)
      ? `${name}, ${country === 'other' ? 'another country' : countries.label(country)}`
      : name;
}

/** A name without accents and case, to compare names by. */
const readAs = (name: string): string => (isPlain(name) ? name.toLowerCase() : plainLetters(name));

/** Of Latin letters without accents, like most. */
const isPlain = (name: string): boolean => /^[ -~]*$/.test(name);

/** The city that an address names and no consultant is in; its name and country are those of the address. */
function cityIn(location: string): City | undefined {
  const [kind, slug = ''] = location.split(':');
  const country = slug.split('-').at(-1) ?? '';
  if (kind !== 'city' || !countries.has(country)) return undefined;
  return { location, name: nameOfLocation(location), country, count: 0 };
}

/** What a place of the search is called. */
export function nameOfLocation(location: string): string {
  if (searchLocations.has(location)) return searchLocations.label(location);
  const [kind, name = ''] = location.split(':');
  if (kind === 'country' && countries.has(name)) return countries.label(name);
  const words = name.split('-').slice(0, -1);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || location;
}

/** Languages in which some consultant works, and the chosen one. */
export function languageOptions(facets: Facets | undefined, chosen: string): SelectOption[] {
  const counts = new Map(facets?.languages.map(({ language, count }) => [language, count]));
  return spokenLanguages.options
    .filter(({ value }) => value === chosen || counts.has(value))
    .map(({ value, label }) => ({
      value,
      label: counted(label, facets ? (counts.get(value) ?? 0) : undefined),
    }));
}

/** The availability filter, with counts. */
export function availabilityOptions(facets: Facets | undefined): SelectOption[] {
  const counts = new Map<string, number>(
    facets?.availability.map(({ availability, count }) => [availability, count]),
  );
  return searchAvailabilities.values.map((value) => ({
    value,
    label: counted(
      searchAvailabilities.label(value),
      facets && value !== 'all' ? (counts.get(value) ?? 0) : undefined,
    ),
  }));
}

/** Years of experience to ask for at least. */
export const experienceOptions: SelectOption[] = [
  { value: '', label: 'Any experience' },
  ...[3, 5, 10, 15, 20].map((years) => ({ value: String(years), label: `${years}+ years` })),
];
