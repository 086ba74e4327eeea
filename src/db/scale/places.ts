import type { Country, Timezone } from '#catalogue/enumerations/places.ts';
import { inventNames } from './words.ts';

export interface ScalePlace {
  city: string;
  country: Country;
  timezone: Timezone;
}

const known = {
  uk: {
    timezone: 'gmt',
    cities:
      'London Manchester Birmingham Edinburgh Glasgow Leeds Bristol Liverpool Cardiff Belfast',
  },
  us: {
    timezone: 'est',
    cities: 'Chicago Boston Seattle Austin Denver Atlanta Dallas Miami Houston',
  },
  de: {
    timezone: 'cet',
    cities: 'Berlin Hamburg München Köln Frankfurt Stuttgart Leipzig Dresden',
  },
  fr: { timezone: 'cet', cities: 'Paris Lyon Marseille Toulouse Lille Nantes Bordeaux' },
  ca: { timezone: 'est', cities: 'Toronto Montréal Vancouver Calgary Ottawa London' },
  au: { timezone: 'aest', cities: 'Sydney Melbourne Brisbane Perth Adelaide' },
  other: {
    timezone: 'gmt',
    cities: 'Dublin Mumbai Lagos Warsaw Madrid Dubai Singapore Oslo Nairobi',
  },
} as const satisfies Partial<Record<Country, { timezone: Timezone; cities: string }>>;
type ScaleCountry = keyof typeof known;

/** Cities from the most to the least frequent: real ones, of the countries in turn, then many small invented ones. */
export function scalePlaces(inventedCities: number): ScalePlace[] {
  const countries = Object.entries(known) as [ScaleCountry, (typeof known)[ScaleCountry]][];
  const named = countries.map(([country, { timezone, cities }]) =>
    cities.split(' ').map((city): ScalePlace => ({ city, country, timezone })),
  );
  const longest = Math.max(...named.map((places) => places.length));
  const real = Array.from({ length: longest }, (_, rank) =>
    named.flatMap((places) => places[rank] ?? []),
  ).flat();
  const invented = inventNames(inventedCities, 'cities').map((city, index): ScalePlace => {
    const [country, { timezone }] = countries[index % countries.length] ?? ['uk', known.uk];
    return { city, country, timezone };
  });
  return [...real, ...invented];
}
