import { citiesByArea } from './enumerations/cities.ts';
import { type Country, countries, isoCodeOf } from './enumerations/places.ts';
import { areaNames, otherCountryNames, placesLikeWords, regions } from './enumerations/regions.ts';
import { normalisePhrase } from './normalise-phrase.ts';

/** A city by each of its names, the usual one in English first. */
export interface City {
  readonly names: readonly string[];
  readonly country: Country;
}

interface LocatedCity extends City {
  readonly area: string;
  readonly isLesser: boolean;
  /** In degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** What the name of a place stands for: a city, countries, or a part of a country by its known cities. */
export interface KnownPlace {
  readonly name: string;
  readonly kind: 'city' | 'area' | 'country' | 'region';
  readonly countries: readonly Country[];
  readonly cities: readonly LocatedCity[];
}

const countryOfArea = (area: string): Country => {
  const [country = ''] = area.split('-');
  return countries.has(country) ? country : 'other';
};

const cities: readonly LocatedCity[] = Object.entries(citiesByArea).flatMap(([area, line]) =>
  line.split(', ').map((typed) => {
    const [, lesser, names = '', latitude, longitude] =
      /^(\*?)(.+) (-?\d+) (-?\d+)$/u.exec(typed) ?? [];
    return {
      names: names.split('='),
      country: countryOfArea(area),
      area,
      isLesser: lesser === '*',
      latitude: Number(latitude) / 10,
      longitude: Number(longitude) / 10,
    };
  }),
);

const cityPlace = (city: LocatedCity): KnownPlace => ({
  name: city.names[0] ?? '',
  kind: 'city',
  countries: [],
  cities: [city],
});

const foreignNames = ['de', 'fr', 'es', 'nl'].map(
  (language) => new Intl.DisplayNames(language, { type: 'region' }),
);

/** What a country is called in the five languages of searches. */
function namesOfCountry(country: Country): string[] {
  const code = isoCodeOf(country);
  if (code === null) return [];
  const foreign = foreignNames.map((names) => names.of(code) ?? '');
  return [countries.label(country), ...(otherCountryNames[country]?.split(', ') ?? []), ...foreign];
}

/** A German name as it is typed without umlauts. */
const withoutUmlauts = (name: string): string =>
  name.replace(/[äöü]/giu, (letter) => `${letter.normalize('NFD').charAt(0)}e`);

function listPlaces(): ReadonlyMap<string, readonly KnownPlace[]> {
  const places = new Map<string, KnownPlace[]>();
  const add = (place: KnownPlace, names: readonly string[]) => {
    for (const phrase of new Set(
      names.flatMap((name) => [name, withoutUmlauts(name)]).map(normalisePhrase),
    ))
      places.set(phrase, [...(places.get(phrase) ?? []), place]);
  };
  for (const country of countries.values) {
    const name = countries.label(country);
    add({ name, kind: 'country', countries: [country], cities: [] }, namesOfCountry(country));
  }
  for (const [area, line] of Object.entries(areaNames)) {
    const names = line.split(', ');
    const found = cities.filter((city) => city.area === area);
    const [name = ''] = names;
    const whole = found.length === 0 ? [countryOfArea(area)] : [];
    add({ name, kind: 'area', countries: whole, cities: found }, names);
  }
  for (const city of cities) add(cityPlace(city), city.names);
  for (const [line, members] of Object.entries(regions)) {
    const names = line.split(', ');
    const [name = ''] = names;
    add({ name, kind: 'region', ...membersOf(members) }, names);
  }
  return places;
}

/** The countries and cities of a region: `de at ch`, `us-ca us-or`, `uk:Leeds uk:York`. */
function membersOf(members: string): Pick<KnownPlace, 'countries' | 'cities'> {
  const each = members.split(/ (?=[a-z]{2}(?:[:\s-]|$))/u);
  return {
    countries: each.filter((member) => countries.has(member)),
    cities: cities.filter(
      ({ area, country, names }) =>
        (area.includes('-') && each.includes(area)) ||
        names.some((name) => each.includes(`${country}:${name}`)),
    ),
  };
}

let known: ReadonlyMap<string, readonly KnownPlace[]> | undefined;
/** How many words the longest name has that begins with this one. */
const longestFrom = new Map<string, number>();

/** The table is built at the first use, as that of the catalogue's phrases is. */
function knownPlaces(): ReadonlyMap<string, readonly KnownPlace[]> {
  if (!known) {
    known = listPlaces();
    for (const phrase of known.keys()) {
      const words = phrase.split(' ');
      const [first = ''] = words;
      longestFrom.set(first, Math.max(words.length, longestFrom.get(first) ?? 0));
    }
  }
  return known;
}

/** Places by the longest name that begins with this word of normalised ones; null where none does. */
export function placesAt(
  words: readonly string[],
  start: number,
): { places: readonly KnownPlace[]; length: number; isLikeWord: boolean } | null {
  const all = knownPlaces();
  const most = longestFrom.get(words[start] ?? '') ?? 0;
  for (let length = Math.min(most, words.length - start); length > 0; length -= 1) {
    const phrase = words.slice(start, start + length).join(' ');
    const places = all.get(phrase);
    if (places) return { places, length, isLikeWord: placesLikeWords.has(phrase) };
  }
  return null;
}

const kmOfDegree = 111.2;

/** The known cities within so many kilometres of a city, itself included. */
export function citiesNear(city: LocatedCity, km: number): readonly LocatedCity[] {
  const perLongitude = kmOfDegree * Math.cos((city.latitude * Math.PI) / 180);
  return cities.filter(
    ({ latitude, longitude }) =>
      Math.hypot(
        (latitude - city.latitude) * kmOfDegree,
        (longitude - city.longitude) * perLongitude,
      ) <= km,
  );
}

/** Whether a place lies within another: a city in its area, country or region. */
export const liesIn = (city: LocatedCity, place: KnownPlace): boolean =>
  place.countries.includes(city.country) || place.cities.some(({ area }) => area === city.area);

/** The cities of these that are meant by a name with the code of a state behind it, such as TX. */
export const inState = (places: readonly KnownPlace[], state: string): KnownPlace | undefined =>
  places.find(({ cities: [city] }) => city?.area === `us-${state}`);
