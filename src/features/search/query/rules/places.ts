import { type Country, countries } from '#catalogue/enumerations/places.ts';
import type { WorkArrangement } from '#catalogue/enumerations/work-arrangement.ts';
import { citySlug, citySlugPattern } from '#features/profiles/directory/rules/city-slug.ts';

/**
 * Where a consultant can be found: a country, a city of it, remotely, or on site. As text `country:uk`,
 * `city:london-uk`, `remote`, `on-site`; searches do not ask for the last.
 */
export type Place = 'remote' | 'on-site' | `country:${Country}` | `city:${string}`;

const specifiedCities: Readonly<Record<string, Place>> = {
  london: 'city:london-uk',
  manchester: 'city:manchester-uk',
  birmingham: 'city:birmingham-uk',
  edinburgh: 'city:edinburgh-uk',
};

const nameOfSpecifiedCity = new Map(
  Object.entries(specifiedCities).map(([name, place]) => [String(place), name]),
);

/** The one way a location is written: `london` also for `city:london-uk`. */
export const canonicalLocation = (location: string): string =>
  nameOfSpecifiedCity.get(location) ?? location;

/**
 * Reads the location of a search: one of the specification's list or any place. `all` is null; undefined
 * means that it is no location.
 */
export function readLocation(location: string): Place | null | undefined {
  if (location === 'all') return null;
  if (location === 'remote') return 'remote';
  const specified = Object.hasOwn(specifiedCities, location) && specifiedCities[location];
  if (specified) return specified;
  const [kind, name, ...rest] = location.split(':');
  if (name === undefined || rest.length > 0) return undefined;
  if (kind === 'country' && countries.has(name)) return `country:${name}`;
  if (kind === 'city' && citySlugPattern.test(name)) return `city:${name}`;
  return undefined;
}

/**
 * The places under which a person is found: country and city. Those who say that they work remotely too are under
 * `remote`, those who work on site too under `on-site`.
 */
export function placesOf(profile: {
  city: string;
  country: Country;
  workArrangement: WorkArrangement | null;
}): Place[] {
  const { city, country, workArrangement } = profile;
  const slug = citySlug(city, country);
  return [
    `country:${country}`,
    ...(slug ? [`city:${slug}` as const] : []),
    ...(isRemote(workArrangement) ? ['remote' as const] : []),
    ...(isOnSite(workArrangement) ? ['on-site' as const] : []),
  ];
}

/** Whether people with this work arrangement are found under Remote; without one they are not. */
export const isRemote = (workArrangement: WorkArrangement | null): boolean =>
  workArrangement === 'remote' || workArrangement === 'both';

/** Whether people with this work arrangement work on site, always or at times. */
const isOnSite = (workArrangement: WorkArrangement | null): boolean =>
  workArrangement === 'on-site' || workArrangement === 'both';

/** A city's name as a list shows it: as it was written, but neither all in capitals nor all in small letters. */
export function cityNameOf(city: string): string {
  const name = city.trim().replace(/\s+/gu, ' ');
  const hasBothCases = name !== name.toUpperCase() && name !== name.toLowerCase();
  if (hasBothCases) return name;
  return name
    .toLowerCase()
    .replace(
      /(^|[\s-])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}
